import Flag from 'lucide-react/icons/flag';
import { Link } from '~/router';
import { useFreshRights } from '~/features/people/web/public';
import { useSession } from '~/session';
import { hasAccess } from '~/shared/access';
import * as texts from '../../texts';

/**
 * Links to the review of flags and to the tags, for moderators. `moderates` comes from the server with the questions:
 * a session that holds another value is refreshed.
 */
export function ReviewLink({ moderates }: { moderates: boolean | undefined }) {
  const session = useSession();
  const known = hasAccess(session, 'moderator');
  useFreshRights(moderates !== undefined && moderates !== known);
  if (!known) return null;
  return (
    <p className="px-gutter pb-1 text-sm md:px-5">
      <Link to="/app/admin/flags" className="link inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11">
        <Flag aria-hidden="true" className="size-4" />
        {texts.flaggedPostsLink}
      </Link>
    </p>
  );
}
