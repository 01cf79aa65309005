import { queriesOf } from '~/shared/page';
import type { approvalCalls, profileCalls } from '../contract';

const query = queriesOf<typeof profileCalls & typeof approvalCalls>();

/** The own profile. Its photo's address lives some minutes, so it isn't kept longer. */
export const profileQuery = query('GET /api/profile/', {}, { staleTime: 60_000 });

/** The own profile for the simple page. */
export const meQuery = query('GET /api/me/', {}, { staleTime: 60_000 });

/** Applicants, the longest waiting first. */
export const pendingQuery = query('GET /api/admin/pending-approvals/', {});
