import { queriesOf } from '~/shared/page';
import type { secondStepCalls, sessionCalls } from '../contract';

const query = queriesOf<typeof sessionCalls & typeof secondStepCalls>();

/** Fetches whether a reset link still works. Fetched once: every fetch counts as a try, and there are few. */
export const resetLinkQuery = (uid: string, token: string) => ({
  ...query(
    'GET /api/auth/verify-reset-token/:uid/:token/',
    { params: { uid, token } },
    { anonymous: true, staleTime: Infinity },
  ),
  gcTime: 0,
  retry: false,
});

export const factorQuery = (id: number) =>
  query('GET /api/users/:id/second-factor/', { params: { id } }, { staleTime: 0 });
