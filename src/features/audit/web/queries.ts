import { mutationsOf } from '~/shared/mutations';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { auditCalls } from '../contract';
import { dayErrors, type Filters } from './filters';

const paged = pagedQueriesOf<typeof auditCalls>();

/** Exports the log. It is an entry of the log itself. */
export const exportAudit = mutationsOf<typeof auditCalls>()('GET /api/admin/audit/export/', {
  invalidates: ({ queryKey }) => queryKey[0] === 'GET /api/admin/audit/',
});

/** Entries to a page. */
export const PAGE = 50;

/** Returns the query of one page of the log, fetched each time it is shown: the log grows. */
export const auditQuery = (filters: Filters) => ({
  ...paged('GET /api/admin/audit/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 }),
  enabled: Object.keys(dayErrors(filters)).length === 0,
});
