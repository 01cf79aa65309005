import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { auditCalls } from '../contract';
import { dayErrors, type Filters } from './filters';

const query = queriesOf<typeof auditCalls>();

/** Entries to a page. */
export const PAGE = 50;

/** One page of the log; what was there stays in view until it has come. Always asked for anew: the log grows. */
export const auditQuery = (filters: Filters) => ({
  ...query('GET /api/admin/audit/', { query: { ...filters, page_size: PAGE } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
  enabled: Object.keys(dayErrors(filters)).length === 0,
});
