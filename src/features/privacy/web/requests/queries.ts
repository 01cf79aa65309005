import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { RequestKind, RequestState } from '../../contract/request-choices';
import type { RequestCalls } from '../../contract/requests';

const query = queriesOf<RequestCalls>();

/** The own requests; while a copy of the data is being made, asked again every few seconds. */
export const ownRequestsQuery = query('GET /api/privacy/requests/', {}, { staleTime: 30_000 });

export const rowsPerPage = 25;

/** What the office's list is narrowed by. */
export interface RequestView {
  state: RequestState | '';
  kind: RequestKind | '';
  page: number;
}

/** The filter as the calls of the list take it. */
export const filterOf = ({ state, kind }: Omit<RequestView, 'page'>) => ({
  ...(state && { state }),
  ...(kind && { kind }),
});

export const officeRequestsQuery = ({ page, ...view }: RequestView) => ({
  ...query(
    'GET /api/admin/privacy/requests/',
    { query: { ...filterOf(view), page, page_size: rowsPerPage } },
    { staleTime: 0 },
  ),
  placeholderData: keepPreviousData,
});

export const breachesQuery = (page: number) => ({
  ...query('GET /api/admin/privacy/breaches/', { query: { page, page_size: rowsPerPage } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

export const waitingQuery = query('GET /api/admin/privacy/waiting/', {}, { staleTime: 60_000 });
