import { fold } from '~/shared/fold';
import { compare, findAll, SearchKeys, searchWords } from '~/shared/search';
import type { MemberFilter } from './contract';

/** The values by which the office's list of people is narrowed and sorted. */
export interface OfficePerson {
  id: number;
  full_name: string;
  username: string;
  email: string;
  phone: string | null;
  area_name: string | null;
  is_approved: boolean;
  profile_completion: number;
  /** ISO 8601, all with the same offset, so that they sort as texts. */
  date_joined: string;
}

/** A person prepared for searching: folded once, so that a search neither folds nor sorts. */
interface Entry<P> {
  person: P;
  name: string;
  keys: SearchKeys;
}

export type PreparedPeople<P> = Readonly<Record<MemberFilter['sort'], readonly Entry<P>[]>>;

/** Returns the people in each of the list's orders. Equal people are ordered by name, then by the order of joining. */
export function preparePeople<P extends OfficePerson>(people: readonly P[]): PreparedPeople<P> {
  const byName = people
    .map((person) => ({ person, name: fold(person.full_name), keys: keysOf(person) }))
    .sort((a, b) => compare(a.name, b.name) || a.person.id - b.person.id);
  // Sorting is stable, so each order starts from the order by name.
  const sorted = (order: (a: P, b: P) => number) => [...byName].sort((a, b) => order(a.person, b.person));
  return {
    name: byName,
    date: sorted((a, b) => compare(b.date_joined, a.date_joined)),
    completion: sorted((a, b) => b.profile_completion - a.profile_completion),
    // People without an area come last.
    area: sorted((a, b) => compare(areaKey(a), areaKey(b))),
  };
}

/**
 * Returns the office's list narrowed and sorted by a filter (docs/product/members.md, "Member management"). The screen
 * and the CSV export both use this function, so that they always agree.
 */
export function narrowPeople<P extends OfficePerson>(people: PreparedPeople<P>, filter: MemberFilter): P[] {
  const area = nameKey(filter.area ?? '');
  const chosen = people[filter.sort].filter(
    ({ person }) =>
      (filter.status === 'all' || person.is_approved === (filter.status === 'approved')) &&
      (area === '' || nameKey(person.area_name ?? '') === area),
  );
  return findAll(chosen, searchWords(filter.search ?? ''), ({ keys }) => keys).map(({ person }) => person);
}

/** Returns a name as lists match it, trimmed and folded (docs/product/general.md, "Lists of names"). */
const nameKey = (name: string) => name.trim().toLowerCase();

const areaKey = ({ area_name: area }: OfficePerson) => (area === null ? '\uffff' : fold(area));

const keysOf = ({ full_name: name, username, email, phone }: OfficePerson) =>
  new SearchKeys({ names: [name], codes: [username, email, phone] });
