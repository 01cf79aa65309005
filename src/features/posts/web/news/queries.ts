import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { newsCalls } from '../../contract';

const query = queriesOf<typeof newsCalls>();
const paged = pagedQueriesOf<typeof newsCalls>();

/** The number of news items on a page of /news. */
export const newsPerPage = 12;

/** Returns the query of a page of news; the first page's is the home page's, so that its answer is cached once. */
export const newsQuery = (page: number) => paged('GET /api/news/', { query: page === 1 ? {} : { page } });

/** The first items of the first page, for the home page: no more than it shows. */
export const newestNewsQuery = query(
  'GET /api/news/',
  { query: {} },
  {
    part: {
      as: 'newest',
      of: ({ results }) => results.slice(0, 3).map(({ id, title, published_at: at }) => ({ id, title, at })),
    },
  },
);
