import type { AreaMember } from '../../contract';
import { fold } from '../fold';

/** People in whom every word typed is found, in the order they came. */
export function matching<P extends AreaMember>(people: readonly P[], q: string): P[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const { full_name: name, username, email, phone, unit_name: unit, membership_id: id } = person;
    const text = fold([name, username, email, phone, unit, id].filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
