import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { reportCalls } from '../contract';

const query = queriesOf<typeof reportCalls>();
const paged = pagedQueriesOf<typeof reportCalls>();
/** Never from memory: money moves while a screen is open. */
const fresh = { staleTime: 0 };

/** Rows to a page. */
export const PAGE = 50;

/** What is due by area. */
export const arrearsQuery = query('GET /api/dues/arrears/', {}, fresh);

interface Listed {
  sort: string;
  page: number;
}

/** Returns the filter of people in arrears in the form of its calls; `area` is an id, or all areas. */
export const debtorFilterOf = ({ area, sort }: { area: string; sort: string }) => ({
  sort,
  ...(Number(area) > 0 && { area: Number(area) }),
});

/** Returns the query of a page of the people in arrears. */
export const debtorsQuery = (shown: Listed & { area: string }) =>
  paged(
    'GET /api/dues/arrears/people/',
    { query: { ...debtorFilterOf(shown), page: shown.page, page_size: PAGE } },
    fresh,
  );

/** The balances of the accounts. */
export const accountsQuery = query('GET /api/dues/accounts/', {}, fresh);

interface LedgerFilter extends Listed {
  year: string;
  from: string;
  to: string;
}

/** Returns the filter of the ledger in the form of its calls. */
export const ledgerFilterOf = ({ year, from, to, sort }: LedgerFilter) => ({
  sort,
  from,
  to,
  year,
});

/** Returns the query of a page of the ledger's entries. */
export const ledgerQuery = (shown: LedgerFilter) =>
  paged('GET /api/dues/ledger/', { query: { ...ledgerFilterOf(shown), page: shown.page, page_size: PAGE } }, fresh);
