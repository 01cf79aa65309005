import { queriesOf } from '~/shared/page';
import type { peopleCalls, profileCalls } from '../contract';

const query = queriesOf<typeof profileCalls & typeof peopleCalls>();

/** Fetches the caller's own profile, cached for a minute: the address of its photo expires after some minutes. */
export const profileQuery = query('GET /api/profile/', {}, { staleTime: 60_000 });

export const meQuery = query('GET /api/me/', {}, { staleTime: 60_000 });

const MINUTE_MS = 60_000;

/** Fetches all people once; the browser searches them. Fetched again before the addresses of the photos expire. */
export const usersQuery = query('GET /api/users/', {}, { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS });

/** Fetches one person with all fields for a form, each time from the server. */
export const userQuery = (id: number) => query('GET /api/users/:id/', { params: { id } }, { staleTime: 0 });
