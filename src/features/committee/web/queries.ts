import { keepPreviousData } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { committeeCalls } from '../contract';
import type { Filters } from './filters';

const query = queriesOf<typeof committeeCalls>();
const mutation = mutationsOf<typeof committeeCalls>();

/** Positions to a page. */
export const PAGE = 50;

/** One page of the positions; what was there stays in view until it has come. */
export const positionsQuery = (filters: Filters) => ({
  ...query('GET /api/admin/positions/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

export const addPosition = mutation('POST /api/admin/positions/', { invalidates: 'everything' });
export const removePosition = mutation('DELETE /api/admin/positions/:id/', { invalidates: 'everything' });

// Nothing that is shown changes by it.
export const exportPositions = mutation('GET /api/admin/positions/export/', { invalidates: 'nothing' });
