import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { AnswersPage, CommunityCalls } from '../contract';
import { call } from './api';
import type { Filter } from './filter';

const query = queriesOf<CommunityCalls>();
const paged = pagedQueriesOf<CommunityCalls>();

const POLL_MS = 10_000;

/** The filters' counts, and a version that changes with the board. Not requested while the tab is hidden. */
export const summaryQuery = {
  ...query('GET /api/community/summary/', {}, { staleTime: 0, refetchInterval: POLL_MS }),
  refetchOnWindowFocus: 'always' as const,
};

/** Returns the query of the questions that match a filter, page by page. */
export const questionsQuery = ({ status, search, category, tag }: Filter) => {
  const narrow = { status, search: search.trim(), ...(category && { category }), ...(tag && { tag }) };
  return infiniteQueryOptions({
    queryKey: ['GET /api/community/questions/', narrow] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/community/questions/', { query: { ...narrow, page: String(pageParam) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.next ? page + 1 : null),
  });
};

/** Returns the query of a question; the request counts as a view. */
export const questionQuery = (id: number) => query('GET /api/community/questions/:id/', { params: { id } });

/** The call of a thread's answers, the first part of their query keys. */
export const answersAddress = 'GET /api/community/answers/list/';

/** The page of a thread's answers: by its number, or the page that holds an answer. */
type AnswersAt = { page: string } | { answer: string };

/** Returns the page on which a thread opens: its first page, or the page that holds the answer. */
const opening = (answer: number | null): AnswersAt => (answer === null ? { page: '1' } : { answer: String(answer) });

/**
 * Returns the query of a question's answers, page by page in both directions from the page on which the thread opens
 * (`answer`: the page that holds this answer).
 */
export const answersQuery = (id: number, answer: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [answersAddress, id, answer] as const,
    queryFn: ({ pageParam, signal }) => readAnswers(id, pageParam, signal),
    initialPageParam: opening(answer),
    getNextPageParam: ({ next, page }) => (next ? { page: String(page + 1) } : null),
    getPreviousPageParam: ({ previous, page }) => (previous ? { page: String(page - 1) } : null),
  });

/** Reads a page of a question's answers; the first page when the answer in `at` is gone. Throws CallError. */
export async function readAnswers(id: number, at: AnswersAt, signal?: AbortSignal): Promise<AnswersPage> {
  try {
    const answers = await call(answersAddress, { query: { question_id: id, ...at } }, { signal });
    return Array.isArray(answers)
      ? { count: answers.length, next: null, previous: null, results: answers, page: 1 }
      : answers;
  } catch (error) {
    if ('page' in at || !(error instanceof CallError) || error.status !== 404) throw error;
    return readAnswers(id, { page: '1' }, signal);
  }
}

/** Returns the query of the questions similar to a text. */
export const similarQuery = (q: string) =>
  query('GET /api/community/similar/', { query: { q } }, { staleTime: 60_000 });

/**
 * Returns the query of the questions that can be a merge's target: those that contain every word. It has a key of its
 * own, because the board's lists are cached page by page.
 */
export const targetsQuery = (search: string) => ({
  queryKey: ['merge targets of /api/community/questions/', search] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/community/questions/', { query: { search, page_size: 8 } }, { signal }),
  staleTime: 30_000,
});

/**
 * Refetches the board's list. The caller then renders it as a new list, because a row that has left its place stays
 * there until then.
 */
export const refetchList = (client: QueryClient) =>
  client.refetchQueries({ queryKey: ['GET /api/community/questions/'], type: 'active' });

/** Returns the query of a page of the board's tags whose name, or a synonym's, holds `search`. */
export const tagsQuery = (narrow: { search: string; page?: number; page_size: number }, staleTime: number) =>
  paged('GET /api/community/tags/', { query: narrow }, { staleTime });
