import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
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
  retry: (failures: number, error: Error) => failures < 1 && !isMissing(error),
});

/** The id in a page's address; null for what can be none. */
export function idOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/** Whether a failure says that nobody may read it without a login, or that it is not there. */
export const isMissing = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404;
