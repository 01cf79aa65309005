import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { newsCalls } from '../../contract';

const query = queriesOf<typeof newsCalls>();

/** Pieces of news to a page of /news. */
export const newsPerPage = 12;

/** One page of the news; the first is asked for as the home page does, so that its answer is kept once. */
export const newsQuery = (page: number) => ({
  ...query('GET /api/news/', { query: page === 1 ? {} : { page } }),
  placeholderData: keepPreviousData,
});

/** The first of the first page, for the home page: no more of them than it shows. */
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
