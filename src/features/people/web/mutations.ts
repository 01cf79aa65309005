import type { QueryClient } from '@tanstack/react-query';
import { currentSession, mergeSessionUser } from '~/session';
import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { User } from '~/shared/person/user';
import type { peopleCalls, profileCalls } from '../contract';
import { meQuery, profileQuery, userQuery, usersQuery } from './queries';

const mutation = mutationsOf<typeof profileCalls & typeof peopleCalls>();
const uploadMutation = uploadMutationsOf<typeof profileCalls & typeof peopleCalls>();

/** Updates the caller's own profile in the caches of this tab, and in the session. */
export function cacheOwnProfile(client: QueryClient, user: User): void {
  client.setQueryData(profileQuery.queryKey, user);
  client.setQueryData(meQuery.queryKey, { ...user, name: user.full_name });
  mergeSessionUser(user);
}

export function cacheUser(client: QueryClient, user: User): void {
  client.setQueryData(usersQuery.queryKey, (list) => list?.map((listed) => (listed.id === user.id ? user : listed)));
  client.setQueryData(userQuery(user.id).queryKey, (known) => known && user);
  if (currentSession()?.user.id !== user.id) return;
  // A superuser who gives up the own role has no session any more: the next answer leads to the login.
  if (user.role !== 'superuser') void client.invalidateQueries();
  else cacheOwnProfile(client, user);
}

export const updateProfile = uploadMutation('PATCH /api/profile/update/', {
  invalidates: 'everything-later',
  update: (client, { user }) => cacheOwnProfile(client, user),
});

export const updateSimpleProfile = mutation('PATCH /api/update-profile/', {
  invalidates: 'everything-later',
  update: (client, { user }) => cacheOwnProfile(client, user),
});

export const editUser = mutation('PATCH /api/users/:id/', { invalidates: 'everything-later', update: cacheUser });

export const uploadPhoto = uploadMutation('POST /api/admin/passport-photo/', {
  invalidates: 'everything-later',
  update: (client, { user }) => cacheUser(client, user),
});

export const deleteUser = mutation('DELETE /api/users/:id/', {
  invalidates: 'everything-later',
  update: (client, _, { params }) => {
    client.setQueryData(usersQuery.queryKey, (list) => list?.filter(({ id }) => id !== Number(params.id)));
  },
});

// No cached answer changes by it; the audit log is fetched each time it is opened.
export const exportUsers = mutation('POST /api/users/export/', { invalidates: 'nothing' });

/** Invalidates everything, because the number is shown in several places. */
export const eraseAadhaar = mutation('DELETE /api/profile/aadhaar/');
