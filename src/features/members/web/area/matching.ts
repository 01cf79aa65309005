import { hasWords, searchText, searchWords } from '~/shared/search';
import type { AreaMember } from '../../contract';

/** People in whom every word typed is found, in the order they came. */
export function matching<P extends AreaMember>(people: readonly P[], q: string): P[] {
  const words = searchWords(q);
  return people.filter(({ full_name: name, username, email, phone, unit_name: unit, membership_id: id }) =>
    hasWords(searchText([name, username, email, phone, unit, id]), words),
  );
}
