import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { sectionQueriesOf } from '~/shared/section-queries';
import type { committeeCalls } from '../contract';
import type { personPositionCalls } from '../contract/person';
import type { Filters } from './filters';

const query = queriesOf<typeof committeeCalls>();
const paged = pagedQueriesOf<typeof committeeCalls>();
const mutation = mutationsOf<typeof committeeCalls>();

/** The calls of positions, for reads that bypass the query cache. */
const section = sectionQueriesOf<typeof personPositionCalls>();
export const read = callsOf<typeof committeeCalls & typeof personPositionCalls>();

/** Positions to a page. */
export const PAGE = 50;

/** Returns the query of one page of the positions. The previous page stays in view until it has loaded. */
export const positionsQuery = (filters: Filters) =>
  paged('GET /api/admin/positions/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 });

/** Returns the query of a person's positions, a page after the other. */
export const positionsOfQuery = section('GET /api/admin/people/:id/positions/');

/** Every title that is held or will be. */
export const titlesQuery = query('GET /api/admin/positions/titles/', {}, { staleTime: 0 });

export const addPosition = mutation('POST /api/admin/positions/');
export const editPosition = mutation('PATCH /api/admin/positions/:id/');
export const removePosition = mutation('DELETE /api/admin/positions/:id/');

// Changes nothing that is shown.
export const exportPositions = mutation('GET /api/admin/positions/export/', { invalidates: 'nothing' });
