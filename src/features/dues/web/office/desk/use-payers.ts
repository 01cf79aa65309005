import { useQuery } from '@tanstack/react-query';
import { findQuery } from '~/features/find/web/public';
import { membersQuery } from '~/features/members/web/public';
import { meQuery } from '~/features/people/web/public';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { useDebounced } from '~/ui/hooks/use-debounced';

/** A person or a shop that pays; null: it is not known who. */
export type Payer = { kind: 'person' | 'shop'; id: number; name: string; detail: string } | null;

/** How long typing rests before the server is asked, in ms. */
const restMs = 200;
const fewestLetters = 2;
const mostShown = 6;

type Member = { full_name: string; username: string; phone: string | null };
const keysOf = keysBy(({ full_name: name, username, phone }: Member) => ({ names: [name], codes: [username, phone] }));

/**
 * Searches who pays: the office by Find, which takes phone, membership id and name; a collector, who has no Find, in
 * the directory of the own area. Shops are found for treasurers.
 */
export function usePayers(session: Session, text: string, peopleOnly: boolean) {
  const rested = useDebounced(text.trim(), restMs);
  const isLong = [...rested].length >= fewestLetters;
  const isOffice = hasAccess(session, 'staff-or-area-admin');
  const findsShops = !peopleOnly && hasAccess(session, 'treasurer');
  const found = useQuery({ ...findQuery(rested), enabled: isOffice && isLong });
  const members = useQuery({ ...membersQuery, enabled: !isOffice });
  const me = useQuery({ ...meQuery, enabled: !isOffice });
  const asked = isOffice ? found : members;
  return {
    isShort: !isLong,
    isSearching: isLong && (rested !== text.trim() || asked.isFetching),
    isError: asked.isError,
    payers: !isLong ? [] : isOffice ? fromFind() : fromDirectory(),
  };

  function fromFind(): NonNullable<Payer>[] {
    const results = found.data?.results ?? [];
    return results.flatMap(({ kind, id, title: name, detail }) =>
      kind === 'person' || (kind === 'shop' && findsShops) ? [{ kind, id, name, detail }] : [],
    );
  }

  function fromDirectory(): NonNullable<Payer>[] {
    const area = me.data?.area_name;
    const neighbours = (members.data?.members ?? []).filter((member) => member.area_name === area);
    return findAll(neighbours, searchWords(rested), keysOf)
      .slice(0, mostShown)
      .map(({ id, full_name: name, unit_name: unit, phone }) => ({
        kind: 'person',
        id,
        name,
        detail: [unit, phone].filter(Boolean).join(', '),
      }));
  }
}
