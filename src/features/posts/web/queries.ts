import { keepPreviousData } from '@tanstack/react-query';
import { forEditing, queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { retryUnlessMissing } from '~/shared/record-page';
import type { circularCalls, newsCalls, postCalls } from '../contract';
import type { Audience } from '../contract/forms';

const publicQuery = queriesOf<typeof newsCalls>();
const query = queriesOf<typeof circularCalls>();
const officeQuery = queriesOf<typeof postCalls>();
const paged = pagedQueriesOf<typeof circularCalls & typeof postCalls>();

/** Returns the query of a news item. A missing item is not requested again. */
export const oneNewsQuery = (id: number) => ({
  ...publicQuery('GET /api/news/:id/', { params: { id } }),
  retry: retryUnlessMissing,
});

/** The number of circulars on a page. */
export const circularsPerPage = 20;

/** Returns the query of a page of circulars addressed to the reader. */
export const circularsQuery = (page: number) =>
  paged('GET /api/circulars/', { query: { page, page_size: circularsPerPage } }, { staleTime: 0 });

/** The newest circulars and the number of unread ones, for the dashboard. */
export const newestCircularQuery = query('GET /api/circulars/', { query: { page: 1, page_size: 3 } }, { staleTime: 0 });

/** Returns the query of a circular. The request counts as reading it, so it is not refetched by itself. */
export const circularQuery = (id: number) => ({
  ...query('GET /api/circulars/:id/', { params: { id } }, { staleTime: 60_000 }),
  retry: retryUnlessMissing,
});

/** The number of posts on a page of the office's list. */
export const postsPerPage = 25;

/** Returns the query of a page of the office's list that matches a filter. */
export const postsQuery = (filter: { state: string; kind: string; search: string; sort: string; page: number }) =>
  paged('GET /api/admin/posts/', { query: { ...filter, page_size: postsPerPage } }, { staleTime: 0 });

/** Returns the query of a post to edit. */
export const postQuery = (id: number) => ({
  ...officeQuery('GET /api/admin/posts/:id/', { params: { id } }),
  ...forEditing,
});

/** Returns the query of the number of people in an audience while it is being chosen. */
export const audienceCountQuery = ({ all, areas, units, roles, positions }: Audience) => {
  const lists = { areas: areas.join(), units: units.join(), roles: roles.join(), positions: positions.join() };
  return {
    ...officeQuery(
      'GET /api/admin/posts/audience/',
      { query: (all ? { all: 'true' } : lists) as never },
      { staleTime: 0 },
    ),
    placeholderData: keepPreviousData,
  };
};

/** The number of receipts on a page. */
export const receiptsPerPage = 50;

/** Returns the query of a page of a post's receipts that match a filter. */
export const receiptsQuery = (id: number, filter: { state: string; search: string; sort: string; page: number }) =>
  paged(
    'GET /api/admin/posts/:id/receipts/',
    { params: { id }, query: { ...filter, page_size: receiptsPerPage } },
    { staleTime: 0 },
  );
