import { mutationsOf } from '~/shared/mutations';
import type { secondStepCalls, sessionCalls } from '../contract';

const mutation = mutationsOf<typeof sessionCalls & typeof secondStepCalls>();

// The session ends with the password, so nothing is fetched again.
export const changePassword = mutation('POST /api/change-password/', { invalidates: 'nothing' });

export const changePasswordTwice = mutation('POST /api/auth/change-password/', { invalidates: 'nothing' });

/** Only the person's own window shows it, and fetches it again. */
export const resetFactor = mutation('POST /api/users/:id/reset-second-factor/', {
  invalidates: ({ queryKey }) => queryKey[0] === 'GET /api/users/:id/second-factor/',
});
