import { roles, type Role } from '~/shared/access';
import type { MembershipStatus } from '~/shared/membership-status';
import { findAll, SearchKeys, searchWords } from '~/shared/search';
import { sortRows } from '~/shared/sort-rows';
import { type Sort } from '~/shared/sorting';
import type { PeopleFilter } from './contract';

/** The values by which the office's list of people is narrowed and sorted; a list without one has no such filter. */
export interface OfficePerson {
  id: number;
  full_name: string;
  username: string;
  email: string;
  phone: string | null;
  area_name: string | null;
  unit_name?: string | null;
  is_approved: boolean;
  profile_completion: number;
  /** ISO 8601, all with the same offset, so that they sort as texts. */
  date_joined: string;
  membership_id?: string | null;
  role?: Role;
  /** Of licence and membership. */
  status?: MembershipStatus;
}

/** A person prepared for searching: folded once, so that a search neither folds nor sorts. */
interface Entry<P> {
  person: P;
  keys: SearchKeys;
}

/** Returns people in an order; roles by their rank, the one with the most rights first. */
export const sortPeople = <P extends { id: number }>(people: readonly P[], sort: Sort<keyof P & string> | undefined) =>
  sortRows(people, sort, { role: roles });

/** Returns the people in an order of the list; without one by name. */
export type PreparedPeople<P> = (sort?: string) => readonly Entry<P>[];

/** Prepares people for a list: each order is sorted when it is first asked for. */
export function preparePeople<P extends OfficePerson>(people: readonly P[]): PreparedPeople<P> {
  const entries = new Map(people.map((person) => [person.id, { person, keys: keysOf(person) }]));
  const sorted = new Map<string, readonly Entry<P>[]>();
  return (sort = 'full_name') => {
    const found =
      sorted.get(sort) ?? sortPeople(people, sort as Sort<keyof P & string>).map(({ id }) => entries.get(id)!);
    sorted.set(sort, found);
    return found;
  };
}

/**
 * Returns the office's list narrowed and sorted by a filter (docs/product/members.md, "The list of people"). Screen and
 * export both use this function, so that they always agree.
 */
export function narrowPeople<P extends OfficePerson>(
  people: PreparedPeople<P>,
  { search, area, role, status, sort }: PeopleFilter,
): P[] {
  const place = nameKey(area ?? '');
  const chosen = people(sort).filter(
    ({ person }) =>
      hasStatus(person, status) &&
      (!role || person.role === role) &&
      (place === '' || nameKey(person.area_name ?? '') === place),
  );
  return findAll(chosen, searchWords(search ?? ''), ({ keys }) => keys).map(({ person }) => person);
}

function hasStatus(person: OfficePerson, status: PeopleFilter['status']): boolean {
  if (status === 'all') return true;
  if (status === 'approved' || status === 'pending') return person.is_approved === (status === 'approved');
  // An applicant's licence is checked with the application.
  return person.is_approved && person.status === status;
}

/** Returns a name as lists match it, trimmed and folded (docs/product/general.md, "Lists of names"). */
const nameKey = (name: string) => name.trim().toLowerCase();

const keysOf = ({ full_name: name, username, email, phone, membership_id: number = null }: OfficePerson) =>
  new SearchKeys({ names: [name], codes: [username, email, phone, number] });
