import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { duesCalls } from '../../../contract';
import type { invoiceStates, methods } from '../../../contract/choices';

const query = queriesOf<typeof duesCalls>();
/** Never from memory: money moves while a screen is open. The previous page stays in view until the next is there. */
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
export const invoicesQuery = (shown: InvoiceFilter) => ({
  ...query(
    'GET /api/dues/invoices/',
    { query: { ...invoiceFilterOf(shown), page: shown.page, page_size: PAGE } },
    fresh,
  ),
  placeholderData: keepPreviousData,
});

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
export const receiptsQuery = (shown: ReceiptFilter) => ({
  ...query(
    'GET /api/dues/receipts/',
    { query: { ...receiptFilterOf(shown), page: shown.page, page_size: PAGE } },
    fresh,
  ),
  placeholderData: keepPreviousData,
});

/** All plans, for a filter. */
export const plansQuery = query('GET /api/dues/plans/', { query: { page: 1, page_size: 100 } }, { staleTime: 60_000 });
