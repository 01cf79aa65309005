import { fold } from '~/shared/fold';
import { compare, findAll, SearchKeys, searchWords } from '~/shared/search';
import type { ListedUser } from '../../contract';
import type { Shown } from '~/ui/hooks/use-address';
import { roles } from '~/shared/access';

/** The state of user management in its address; '' and `all` are defaults. */
export const userFields = {
  search: '',
  role: ['', ...roles],
  status: ['all', 'approved', 'pending'],
  sort: ['name', 'date', 'role'],
} as const;

export type UserFilter = Shown<typeof userFields>;

export const noFilter: UserFilter = { search: '', role: '', status: 'all', sort: 'name' };

export const isNarrowed = ({ search, role, status }: UserFilter) =>
  search.trim() !== '' || role !== '' || status !== 'all';

interface Entry {
  user: ListedUser;
  name: string;
  keys: SearchKeys;
}

export type PreparedUsers = Readonly<Record<UserFilter['sort'], readonly Entry[]>>;

/** Returns the others in each order, folded and sorted once, so that a search does neither. */
export function prepareUsers(users: readonly ListedUser[], ownId: number | undefined): PreparedUsers {
  const byName = users
    .filter(({ id }) => id !== ownId)
    .map((user) => ({ user, name: fold(user.full_name), keys: keysOf(user) }))
    .sort((a, b) => compare(a.name, b.name) || a.user.id - b.user.id);
  // Sorting is stable, so equal people stay in the order by name.
  const sorted = (order: (a: ListedUser, b: ListedUser) => number) => [...byName].sort((a, b) => order(a.user, b.user));
  return {
    name: byName,
    // All dates have the same offset, so ISO 8601 sorts as text.
    date: sorted((a, b) => compare(b.date_joined, a.date_joined)),
    role: sorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role)),
  };
}

/** Returns the people whom the filter lets through: name, username, e-mail, phone or membership id has every word. */
export function findUsers(users: PreparedUsers, { search, role, status, sort }: UserFilter): ListedUser[] {
  const chosen = users[sort].filter(
    ({ user }) =>
      (role === '' || user.role === role) && (status === 'all' || user.is_approved === (status === 'approved')),
  );
  return findAll(chosen, searchWords(search), ({ keys }) => keys).map(({ user }) => user);
}

/** Counts people for the figures above the list, the own account included. */
export function countUsers(users: readonly ListedUser[]) {
  const count = (flag: 'is_superuser' | 'is_area_admin' | 'is_member') => users.filter((user) => user[flag]).length;
  return {
    total: users.length,
    superusers: count('is_superuser'),
    areaAdmins: count('is_area_admin'),
    members: count('is_member'),
  };
}

const keysOf = ({ full_name: name, username, email, phone, membership_id: id }: ListedUser) =>
  new SearchKeys({ names: [name], codes: [username, email, phone, id] });
