import { queriesOf } from '~/shared/page';
import type { approvalCalls, peopleCalls, profileCalls, sessionCalls } from '../contract';

const query = queriesOf<typeof profileCalls & typeof approvalCalls & typeof peopleCalls & typeof sessionCalls>();

/** The own profile. Its photo's address lives some minutes, so it isn't kept longer. */
export const profileQuery = query('GET /api/profile/', {}, { staleTime: 60_000 });

/** The own profile for the simple page. */
export const meQuery = query('GET /api/me/', {}, { staleTime: 60_000 });

/** Whether a reset link still works. Asked once: every asking is a try, and there are few. */
export const resetLinkQuery = (uid: string, token: string) => ({
  ...query('GET /api/auth/verify-reset-token/:uid/:token/', { params: { uid, token } }, { anonymous: true, staleTime: Infinity }),
  gcTime: 0,
  retry: false,
});

/** Applicants, the longest waiting first. */
export const pendingQuery = query('GET /api/admin/pending-approvals/', {});

const MINUTE_MS = 60_000;

/** Everybody, asked for once and searched in the browser. The photos' addresses end after some minutes. */
export const usersQuery = query('GET /api/users/', {}, { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS });

/** One person with all fields, for a form: as they are now, whatever was known of them before. */
export const userQuery = (id: number) => query('GET /api/users/:id/', { params: { id } }, { staleTime: 0 });
