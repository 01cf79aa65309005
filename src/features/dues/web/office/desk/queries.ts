import { callsOf } from '~/shared/api-client';
import { fromIso } from '~/shared/dates';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { duesCalls } from '../../../contract';
import type { payerCalls } from '../../../contract/payers';
import type { invoiceStates, methods } from '~/shared/dues/choices';
import type { Plan } from '../../../contract/schemas';

const query = queriesOf<typeof duesCalls>();
const paged = pagedQueriesOf<typeof duesCalls>();
const cash = queriesOf<typeof payerCalls>();
const call = callsOf<typeof duesCalls>();
/** Never from memory: money moves while a screen is open. */
const fresh = { staleTime: 0 };

/** Rows to a page. */
export const PAGE = 50;

export interface InvoiceFilter {
  search: string;
  plan: string;
  status: 'all' | (typeof invoiceStates)[number];
  sort: string;
  page: number;
}

/** Returns the filter in the form of the list's calls. */
export const invoiceFilterOf = ({ search, plan, status, sort }: InvoiceFilter) => ({
  search,
  sort,
  ...(Number(plan) > 0 && { plan: Number(plan) }),
  ...(status !== 'all' && { status }),
});

/** Returns the query of a page of invoices. */
export const invoicesQuery = (shown: InvoiceFilter) =>
  paged('GET /api/dues/invoices/', { query: { ...invoiceFilterOf(shown), page: shown.page, page_size: PAGE } }, fresh);

export interface ReceiptFilter {
  search: string;
  method: 'all' | (typeof methods)[number];
  from: string;
  to: string;
  sort: string;
  page: number;
}

/** Returns the filter in the form of the list's calls. */
export const receiptFilterOf = ({ search, method, from, to, sort }: ReceiptFilter) => ({
  search,
  sort,
  from,
  to,
  ...(method !== 'all' && { method }),
});

/** Returns the query of a page of receipts. */
export const receiptsQuery = (shown: ReceiptFilter) =>
  paged('GET /api/dues/receipts/', { query: { ...receiptFilterOf(shown), page: shown.page, page_size: PAGE } }, fresh);

/** Returns the query of a receipt. */
export const receiptQuery = (id: number) => query('GET /api/dues/receipts/:id/', { params: { id } }, fresh);

/** The newest plans, for a filter and to read one of them again. */
export const allPlansQuery = query('GET /api/dues/plans/', { query: { page: 1, page_size: 100 } }, fresh);

/** How often a plan is looked at while a job issues it, and for how long after the press, in ms. */
const issuing = { every: 3000, lasts: 60_000 };

/** Returns the query of a page of plans; the figures of one that was just issued rise with its job. */
export const planPageQuery = ({ sort, page }: { sort: string; page: number }) => ({
  ...paged('GET /api/dues/plans/', { query: { sort, page, page_size: PAGE } }, fresh),
  refetchInterval: ({ state: { data } }: { state: { data?: { results: readonly Plan[] } | undefined } }) => {
    const isRecent = (at: string | null) => at !== null && Date.now() - fromIso(at).getTime() < issuing.lasts;
    return data?.results.some((plan) => isRecent(plan.issued_at)) && issuing.every;
  },
});

/** Returns the query of who gets an invoice of a plan; asked again each time it is shown. */
export const issuePreviewQuery = (id: number) => ({
  queryKey: ['preview of a plan', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('POST /api/dues/plans/:id/issue/', { params: { id }, body: { preview: true } }, { signal }),
  staleTime: Infinity,
  gcTime: 0,
});

/** Returns the query of a person's dues, as collectors get them too. */
export const duesOfPersonQuery = (id: number) => cash('GET /api/dues/people/:id/', { params: { id } }, fresh);

/** Returns the query of a shop's invoices. */
export const invoicesOfShopQuery = (shop: number) =>
  query('GET /api/dues/invoices/', { query: { shop, page: 1, page_size: 100 } }, fresh);
