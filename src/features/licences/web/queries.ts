import { MINUTE_MS } from '~/shared/dates';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { sectionQueriesOf } from '~/shared/section-queries';
import type { licenceCalls } from '../contract';
import type { DeskList } from '../contract/choices';

const query = queriesOf<typeof licenceCalls>();
const paged = pagedQueriesOf<typeof licenceCalls>();
const section = sectionQueriesOf<typeof licenceCalls>();

/** The caller's own licence. Cached for 60 s only, because the scans' signed addresses expire. */
export const mineQuery = query('GET /api/licences/mine/', {}, { staleTime: 60_000 });

/** Rows to a page of the desk. */
export const rowsPerPage = 25;

/** Search, filter, order and page of one of the desk's lists, as the address holds them. */
interface DeskView {
  search: string;
  area: string;
  class: string;
  sort: string;
  page: number;
}

/** Returns the query of a page of one of the desk's lists. The previous page stays in view until it has loaded. */
export const deskQuery = ({ search, area, class: category, sort, page }: DeskView, status: DeskList = 'queue') =>
  paged(
    'GET /api/licences/desk/',
    {
      query: {
        status,
        search,
        sort,
        page,
        page_size: rowsPerPage,
        ...(area && { area }),
        ...(category && { class: category }),
      },
    },
    { staleTime: 30_000, refetchInterval: 5 * MINUTE_MS },
  );

/** Returns the query of a person's licence and the requests that are over, a page after the other; as `mineQuery`. */
export const licencesOfQuery = section('GET /api/admin/people/:id/licence/', { staleTime: 60_000 });

/** The figures that the office measures. */
export const statisticsQuery = query('GET /api/licences/statistics/', {}, { staleTime: 60_000 });

/** Returns the query of a page of the government orders. */
export const extensionsQuery = ({ search, sort, page }: { search: string; sort: string; page: number }) =>
  paged('GET /api/licences/extensions/', { query: { search, sort, page, page_size: rowsPerPage } });
