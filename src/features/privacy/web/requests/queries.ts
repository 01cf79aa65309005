import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { KindFilter, RequestState, ToldFilter } from '../../contract/request-choices';
import type { RequestCalls } from '../../contract/requests';

const query = queriesOf<RequestCalls>();
const paged = pagedQueriesOf<RequestCalls>();

/** The caller's own requests; fetched every few seconds while a copy of the data is being made. */
export const ownRequestsQuery = query('GET /api/privacy/requests/', {}, { staleTime: 30_000 });

/** Rows to a page of the office's lists. */
export const rowsPerPage = 25;

/** Search, filters, order and page of the office's list. */
interface RequestView {
  search: string;
  state: RequestState | 'all';
  kind: KindFilter | '';
  sort: string;
  page: number;
}

/** Returns the filter in the form of the list's calls. */
export const filterOf = ({ search, state, kind, sort }: Omit<RequestView, 'page'>) => ({
  search,
  sort,
  ...(state !== 'all' && { state }),
  ...(kind && { kind }),
});

/** Returns the query of a page of the office's list of requests. */
export const officeRequestsQuery = ({ page, ...view }: RequestView) =>
  paged(
    'GET /api/admin/privacy/requests/',
    { query: { ...filterOf(view), page, page_size: rowsPerPage } },
    { staleTime: 0 },
  );

/** Returns the query of a person's consents and requests. */
export const privacyOfQuery = (id: number) =>
  query('GET /api/admin/people/:id/privacy/', { params: { id } }, { staleTime: 0 });

/** Search, filter, order and page of the register. */
type BreachView = Pick<RequestView, 'search' | 'sort' | 'page'> & { told: ToldFilter | '' };

/** Returns the query of a page of the register of breaches. */
export const breachesQuery = ({ search, told, sort, page }: BreachView) =>
  paged(
    'GET /api/admin/privacy/breaches/',
    { query: { search, told, sort, page, page_size: rowsPerPage } },
    { staleTime: 0 },
  );

/** The numbers of open and late requests and breaches. */
export const waitingQuery = query('GET /api/admin/privacy/waiting/', {}, { staleTime: 60_000 });
