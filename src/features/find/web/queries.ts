import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { findCalls } from '../contract';

const query = queriesOf<typeof findCalls>();

/** What the server finds; the last answer stays until the next is there, and none of them once the window is closed. */
export const findQuery = (q: string) => ({
  ...query('GET /api/admin/find/', { query: { q } }, { staleTime: 0 }),
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  placeholderData: keepPreviousData,
});
