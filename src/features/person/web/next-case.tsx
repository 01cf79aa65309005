import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { fillText } from '~/shared/fill-text';
import { ButtonLink } from '~/ui/button-link';
import * as texts from '../texts';
import { nextQuery } from './queries';

/** Renders the way to the following case of a section's queue, after a decision in it. */
export function NextCase({ id, section }: { id: number; section: string }) {
  const { data } = useQuery(nextQuery(id, section));
  if (!data) return null;
  if (!data.next) return <p className="text-sm text-muted">{texts.noNextCase}</p>;
  return (
    <ButtonLink to={`/app/admin/people/${data.next.id}`} size="row">
      {fillText(texts.nextCase, { name: data.next.full_name })}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
