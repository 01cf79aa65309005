import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { retryUnlessMissing } from '~/shared/record-page';
import type { publicCalls } from '../../contract/public-answers';

const query = queriesOf<typeof publicCalls>();
const paged = pagedQueriesOf<typeof publicCalls>();

/** The number of threads on a page of /answers. */
export const answersPerPage = 12;

/** Returns the query of a page of public threads. */
export const publicListQuery = (page: number) =>
  paged('GET /api/community/public/', { query: page === 1 ? {} : { page } });

/** Returns the query of a public thread. A missing thread is not requested again. */
export const publicThreadQuery = (id: number) => ({
  ...query('GET /api/community/public/:id/', { params: { id } }),
  retry: retryUnlessMissing,
});
