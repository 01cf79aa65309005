import { fold } from '~/shared/fold';
import { compare, findAll, SearchKeys, searchWords } from '~/shared/search';
import type { ListedUser } from '../../contract';
import type { Shown } from '~/ui/hooks/use-address';
import { roles } from '~/shared/access';

/** What the address of user management holds; '' and `all` are filters at their default. */
export const userFields = {
  search: '',
  role: ['', ...roles],
  status: ['all', 'approved', 'pending'],
  sort: ['name', 'date', 'role'],
} as const;

export type UserFilter = Shown<typeof userFields>;

export const noFilter: UserFilter = { search: '', role: '', status: 'all', sort: 'name' };

/** Whether the list is narrowed. */
export const isNarrowed = ({ search, role, status }: UserFilter) =>
  search.trim() !== '' || role !== '' || status !== 'all';

interface Entry {
  user: ListedUser;
  name: string;
  keys: SearchKeys;
}

export type PreparedUsers = Readonly<Record<UserFilter['sort'], readonly Entry[]>>;

/** The people in each order, folded once, so that a search neither folds nor sorts; without the own account. */
export function prepareUsers(users: readonly ListedUser[], own: number | undefined): PreparedUsers {
  const byName = users
    .filter(({ id }) => id !== own)
    .map((user) => ({ user, name: fold(user.full_name), keys: keysOf(user) }))
    .sort((a, b) => compare(a.name, b.name) || a.user.id - b.user.id);
  // Sorting keeps what is equal in its order, so each begins with the order by name.
  const sorted = (order: (a: ListedUser, b: ListedUser) => number) => [...byName].sort((a, b) => order(a.user, b.user));
  return {
    name: byName,
    // One offset for all of them: ISO 8601 sorts as text.
    date: sorted((a, b) => compare(b.date_joined, a.date_joined)),
    role: sorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role)),
  };
}

/** The list as the filter leaves it: every word is in name, username, e-mail, phone or membership ID. */
export function findUsers(users: PreparedUsers, { search, role, status, sort }: UserFilter): ListedUser[] {
  const chosen = users[sort].filter(
    ({ user }) =>
      (role === '' || user.role === role) && (status === 'all' || user.is_approved === (status === 'approved')),
  );
  return findAll(chosen, searchWords(search), ({ keys }) => keys).map(({ user }) => user);
}

/** The figures above the list: everybody, the own account too. */
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
