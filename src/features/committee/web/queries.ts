import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import { readOn } from '~/shared/read-on';
import type { committeeCalls } from '../contract';
import type { personPositionCalls } from '../contract/person';
import type { Filters } from './filters';

const query = queriesOf<typeof committeeCalls>();
const mutation = mutationsOf<typeof committeeCalls>();

/** The calls of positions, for reads that bypass the query cache. */
export const read = callsOf<typeof committeeCalls & typeof personPositionCalls>();

/** Positions to a page. */
export const PAGE = 50;

/** Returns the query of one page of the positions. The previous page stays in view until it has loaded. */
export const positionsQuery = (filters: Filters) => ({
  ...query('GET /api/admin/positions/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

/** Returns the query of a person's positions, a page after the other. */
export const positionsOfQuery = (id: number) => {
  const address = 'GET /api/admin/people/:id/positions/';
  return infiniteQueryOptions({
    ...readOn,
    queryKey: [address, id] as const,
    queryFn: ({ pageParam: before, signal }) => read(address, { params: { id }, query: { before } }, { signal }),
  });
};

/** Every title that is held or will be. */
export const titlesQuery = query('GET /api/admin/positions/titles/', {}, { staleTime: 0 });

export const addPosition = mutation('POST /api/admin/positions/', { invalidates: 'everything' });
export const editPosition = mutation('PATCH /api/admin/positions/:id/', { invalidates: 'everything' });
export const removePosition = mutation('DELETE /api/admin/positions/:id/', { invalidates: 'everything' });

// Changes nothing that is shown.
export const exportPositions = mutation('GET /api/admin/positions/export/', { invalidates: 'nothing' });
