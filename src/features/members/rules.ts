import { roles, type Role } from '~/shared/access';
import { fold } from '~/shared/fold';
import { ordered, type ListOrder } from '~/shared/list-order';
import type { MembershipStatus } from '~/shared/membership-status';
import { compare, findAll, SearchKeys, searchWords } from '~/shared/search';
import type { PeopleFilter } from './contract';

/** The values by which the office's list of people is narrowed and sorted; a list without one has no such filter. */
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

/** Returns the people in one of the list's orders. */
export type PreparedPeople<P> = (sort: PeopleFilter['sort'], order: ListOrder) => readonly Entry<P>[];

const comparisons: Record<Exclude<PeopleFilter['sort'], 'name'>, (a: OfficePerson, b: OfficePerson) => number> = {
  date: (a, b) => compare(b.date_joined, a.date_joined),
  completion: (a, b) => b.profile_completion - a.profile_completion,
  // People without an area come last.
  area: (a, b) => compare(areaKey(a), areaKey(b)),
  role: (a, b) => rank(a) - rank(b),
};

/**
 * Prepares people for a list: each order is sorted when it is first asked for. Equal people are ordered by name, then
 * by the order of joining.
 */
export function preparePeople<P extends OfficePerson>(people: readonly P[]): PreparedPeople<P> {
  const byName = people
    .map((person) => ({ person, name: fold(person.full_name), keys: keysOf(person) }))
    .sort((a, b) => compare(a.name, b.name) || a.person.id - b.person.id);
  const sorted = new Map<string, readonly Entry<P>[]>([['name usual', byName]]);
  return (sort, order) => {
    const key = `${sort} ${order}`;
    // Sorting is stable, so each order starts from the order by name.
    const entries =
      sorted.get(key) ??
      (sort === 'name'
        ? byName.toReversed()
        : byName.toSorted(ordered(order, (a, b) => comparisons[sort](a.person, b.person))));
    sorted.set(key, entries);
    return entries;
  };
}

/**
 * Returns the office's list narrowed and sorted by a filter (docs/product/members.md, "The list of people"). Screen and
 * export both use this function, so that they always agree.
 */
export function narrowPeople<P extends OfficePerson>(
  people: PreparedPeople<P>,
  { search, area, role, status, sort, order }: PeopleFilter,
): P[] {
  const place = nameKey(area ?? '');
  const chosen = people(sort, order).filter(
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

const rank = ({ role }: OfficePerson) => (role ? roles.indexOf(role) : 0);

const areaKey = ({ area_name: area }: OfficePerson) => (area === null ? '\uffff' : fold(area));

const keysOf = ({ full_name: name, username, email, phone, membership_id: number = null }: OfficePerson) =>
  new SearchKeys({ names: [name], codes: [username, email, phone, number] });
