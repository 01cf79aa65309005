import { pagedQueriesOf } from '~/shared/paged-queries';
import type { findCalls } from '../contract';

const paged = pagedQueriesOf<typeof findCalls>();

/** What the server finds; the last answer stays until the next is there, and none of them once the window is closed. */
export const findQuery = (q: string) => ({
  ...paged('GET /api/admin/find/', { query: { q } }, { staleTime: 0 }),
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
});
