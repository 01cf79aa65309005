import { pagedQueriesOf } from '~/shared/paged-queries';
import type { claimStates } from '~/shared/dues/choices';
import type { claimCalls } from '../contract';

const paged = pagedQueriesOf<typeof claimCalls>();
/** Never from memory: money moves while a screen is open. */
const fresh = { staleTime: 0 };

/** Rows to a page. */
export const PAGE = 50;

export interface ClaimFilter {
  search: string;
  state: 'all' | (typeof claimStates)[number];
  sort: string;
  page: number;
}

/** Returns the filter in the form of the list's calls. */
export const claimFilterOf = ({ search, state, sort }: ClaimFilter) => ({
  search,
  sort,
  ...(state !== 'all' && { state }),
});

/** Returns the query of a page of claims. Scans have signed addresses, which end. */
export const claimsQuery = (shown: ClaimFilter) =>
  paged('GET /api/dues/claims/', { query: { ...claimFilterOf(shown), page: shown.page, page_size: PAGE } }, fresh);
