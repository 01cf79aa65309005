import { keepPreviousData } from '@tanstack/react-query';
import { forEditing, queriesOf } from '~/shared/page';
import { retryUnlessMissing } from '~/shared/record-page';
import type { circularCalls, newsCalls, postCalls } from '../contract';
import type { Audience } from '../contract/forms';

const publicQuery = queriesOf<typeof newsCalls>();
const query = queriesOf<typeof circularCalls>();
const officeQuery = queriesOf<typeof postCalls>();

/** One piece of news. One that is not there is not asked for again. */
export const oneNewsQuery = (id: number) => ({
  ...publicQuery('GET /api/news/:id/', { params: { id } }),
  retry: retryUnlessMissing,
});

/** Circulars to a page. */
export const circularsPerPage = 20;

export const circularsQuery = (page: number) => ({
  ...query('GET /api/circulars/', { query: { page, page_size: circularsPerPage } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

/** The newest circular and how many are unread, for the dashboard. */
export const newestCircularQuery = query('GET /api/circulars/', { query: { page: 1, page_size: 1 } }, { staleTime: 0 });

/** One circular: asking for it is reading it, so it is not asked for again by itself. */
export const circularQuery = (id: number) => ({
  ...query('GET /api/circulars/:id/', { params: { id } }, { staleTime: 60_000 }),
  retry: retryUnlessMissing,
});

/** Posts to a page of the office's list. */
export const postsPerPage = 25;

export const postsQuery = (filter: { state: string; kind: string; search: string; page: number }) => ({
  ...officeQuery('GET /api/admin/posts/', { query: { ...filter, page_size: postsPerPage } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

/** One post, to be worked on. */
export const postQuery = (id: number) => ({
  ...officeQuery('GET /api/admin/posts/:id/', { params: { id } }),
  ...forEditing,
});

/** How many people an audience has while it is being chosen. */
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

/** Receipts to a page. */
export const receiptsPerPage = 50;

export const receiptsQuery = (id: number, filter: { state: string; search: string; page: number }) => ({
  ...officeQuery(
    'GET /api/admin/posts/:id/receipts/',
    { params: { id }, query: { ...filter, page_size: receiptsPerPage } },
    { staleTime: 0 },
  ),
  placeholderData: keepPreviousData,
});
