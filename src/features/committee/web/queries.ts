import { keepPreviousData } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { committeeCalls } from '../contract';
import type { Filters } from './filters';

const query = queriesOf<typeof committeeCalls>();
const mutation = mutationsOf<typeof committeeCalls>();

/** The calls of positions, for reads that bypass the query cache. */
export const read = callsOf<typeof committeeCalls>();

/** Positions to a page. */
export const PAGE = 50;

/** Returns the query of one page of the positions. The previous page stays in view until it has loaded. */
export const positionsQuery = (filters: Filters) => ({
  ...query('GET /api/admin/positions/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

/** Returns the query of a person's positions. */
export const positionsOfQuery = (user: number) =>
  query('GET /api/admin/positions/', { query: { user, page_size: 100 } }, { staleTime: 30_000 });

/** Every title that is held or will be. */
export const titlesQuery = query('GET /api/admin/positions/titles/', {}, { staleTime: 0 });

export const addPosition = mutation('POST /api/admin/positions/', { invalidates: 'everything' });
export const editPosition = mutation('PATCH /api/admin/positions/:id/', { invalidates: 'everything' });
export const removePosition = mutation('DELETE /api/admin/positions/:id/', { invalidates: 'everything' });

// Changes nothing that is shown.
export const exportPositions = mutation('GET /api/admin/positions/export/', { invalidates: 'nothing' });
