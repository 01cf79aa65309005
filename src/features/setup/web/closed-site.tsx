import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { Alert } from '~/ui/alert';
import * as texts from '../texts';
import { setupQuery } from './queries';

/** Renders a line for superusers while the site is closed, which leads to its set-up. */
export function ClosedSite() {
  const { data } = useQuery(setupQuery);
  if (!data || data.open) return null;
  return (
    <Alert tone="info">
      {texts.isClosed}{' '}
      <Link to="/app/admin/setup" className="link">
        {texts.title}
      </Link>
    </Alert>
  );
}
