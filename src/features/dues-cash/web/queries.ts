import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { cashCalls } from '../contract';

const query = queriesOf<typeof cashCalls>();
const paged = pagedQueriesOf<typeof cashCalls>();
/** Never from memory: money moves while a screen is open. */
const fresh = { staleTime: 0 };

/** Rows to a page. */
export const PAGE = 50;

/** The cash of each holder; of collectors and area admins their own. */
export const cashQuery = query('GET /api/dues/cash/', {}, fresh);

/** Returns the query of a page of the handovers. */
export const handoversQuery = ({
  state,
  sort,
  page,
}: {
  state: '' | 'open' | 'confirmed';
  sort: string;
  page: number;
}) => paged('GET /api/dues/handovers/', { query: { state, sort, page, page_size: PAGE } }, fresh);

/** What a treasurer hands over to the next. */
export const handingOverQuery = query('GET /api/dues/handing-over/', {}, fresh);
