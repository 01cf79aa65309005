import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import { retryUnlessMissing } from '~/shared/record-page';
import type { publicCalls } from '../../contract/public-answers';

const query = queriesOf<typeof publicCalls>();

/** Threads to a page of /answers. */
export const answersPerPage = 12;

/** One page of what everybody may read. */
export const publicListQuery = (page: number) => ({
  ...query('GET /api/community/public/', { query: page === 1 ? {} : { page } }),
  placeholderData: keepPreviousData,
});

/** One thread that everybody may read. One that is not there is not asked for again. */
export const publicThreadQuery = (id: number) => ({
  ...query('GET /api/community/public/:id/', { params: { id } }),
  retry: retryUnlessMissing,
});
