import type { QueryClient } from '@tanstack/react-query';
import { currentSession, mergeSessionUser } from '~/session';
import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type {
  applicationCalls,
  approvalCalls,
  peopleCalls,
  profileCalls,
  secondStepCalls,
  sessionCalls,
  User,
} from '../contract';
import { deskAddress, type Desk, meQuery, pendingQuery, profileQuery, userQuery, usersQuery } from './queries';

const mutation = mutationsOf<
  typeof sessionCalls &
    typeof secondStepCalls &
    typeof profileCalls &
    typeof approvalCalls &
    typeof applicationCalls &
    typeof peopleCalls
>();
const uploadMutation = uploadMutationsOf<typeof profileCalls & typeof peopleCalls>();

/** Puts the own profile as it is now into everything that this tab knows of it, the session too. */
export function keepOwn(client: QueryClient, user: User): void {
  client.setQueryData(profileQuery.queryKey, user);
  client.setQueryData(meQuery.queryKey, { ...user, name: user.full_name });
  mergeSessionUser(user);
}

/** Puts a person as they are now into everything that this tab knows of them. */
export function keepUser(client: QueryClient, user: User): void {
  client.setQueryData(usersQuery.queryKey, (list) => list?.map((listed) => (listed.id === user.id ? user : listed)));
  client.setQueryData(userQuery(user.id).queryKey, (known) => known && user);
  if (currentSession()?.user.id !== user.id) return;
  // Who gives up the own role has no session any more: the next answer says so and leads to the login.
  if (user.role !== 'superuser') void client.invalidateQueries();
  else keepOwn(client, user);
}

/** Changes the own profile: JSON, or a form with a photo. */
export const updateProfile = uploadMutation('PATCH /api/profile/update/', {
  invalidates: 'everything-later',
  update: (client, { user }) => keepOwn(client, user),
});

export const updateSimpleProfile = mutation('PATCH /api/update-profile/', {
  invalidates: 'everything-later',
  update: (client, { user }) => keepOwn(client, user),
});

// The session ends with the password, so that nothing is asked again.
export const changePassword = mutation('POST /api/change-password/', { invalidates: 'nothing' });
export const changePasswordTwice = mutation('POST /api/auth/change-password/', { invalidates: 'nothing' });

export const editUser = mutation('PATCH /api/users/:id/', { invalidates: 'everything-later', update: keepUser });

export const uploadPhoto = uploadMutation('POST /api/admin/passport-photo/', {
  invalidates: 'everything-later',
  update: (client, { user }) => keepUser(client, user),
});

export const deleteUser = mutation('DELETE /api/users/:id/', {
  invalidates: 'everything-later',
  update: (client, _, { params }) => {
    client.setQueryData(usersQuery.queryKey, (list) => list?.filter(({ id }) => id !== Number(params.id)));
  },
});

/** Takes applicants from the lists that they have left; the desk's are asked for again, for those that they came to. */
function leaveLists(client: QueryClient, gone: ReadonlySet<number>): void {
  const isLeft = ({ id }: { id: number }) => !gone.has(id);
  client.setQueryData(pendingQuery.queryKey, (now) => now && { pending_users: now.pending_users.filter(isLeft) });
  const desks = client.getQueriesData<Desk>({ queryKey: [deskAddress] });
  for (const [key, desk] of desks)
    if (desk) client.setQueryData(key, { ...desk, results: desk.results.filter(isLeft) });
  void client.invalidateQueries({ queryKey: [deskAddress] });
}

export const approveUser = mutation('POST /api/admin/approve-user/:id/', {
  invalidates: 'everything-later',
  update: (client, _, { params }) => leaveLists(client, new Set([Number(params.id)])),
});

/** Approves, asks for a correction or rejects. */
export const decideApplication = mutation('POST /api/admin/applications/:id/decision/', {
  invalidates: 'everything-later',
  update: (client, _, { params }) => leaveLists(client, new Set([Number(params.id)])),
});

export const decideMany = mutation('POST /api/admin/applications/bulk/', {
  invalidates: 'everything-later',
  update: (client, { results }) =>
    leaveLists(client, new Set(results.filter(({ membership_id: given }) => given !== null).map(({ id }) => id))),
});

export const reopenApplication = mutation('POST /api/admin/applications/:id/reopen/', { invalidates: 'everything' });

export const recommendApplicant = mutation('POST /api/area-admin/applicants/:id/recommendation/', {
  invalidates: 'everything',
});

// Nothing that is shown changes by it; the audit log is asked anew whenever it is opened.
export const exportUsers = mutation('POST /api/users/export/', { invalidates: 'nothing' });

export const exportApplications = mutation('GET /api/admin/applications/export/', { invalidates: 'nothing' });

/** Gone at once, and with it from everything that is shown. */
export const eraseAadhaar = mutation('DELETE /api/profile/aadhaar/', { invalidates: 'everything' });

export const revokeApproval = mutation('POST /api/admin/revoke-approval/:id/', { invalidates: 'everything' });

/** It shows only in the person's own window, where it is asked for again. */
export const resetFactor = mutation('POST /api/users/:id/reset-second-factor/', {
  invalidates: ({ queryKey }) => queryKey[0] === 'GET /api/users/:id/second-factor/',
});
