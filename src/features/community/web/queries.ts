import { infiniteQueryOptions } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import type { AnswersPage, CommunityCalls, Question } from '../contract';
import { call } from './api';
import type { Filter } from './filter';

const query = queriesOf<CommunityCalls>();

const POLL_MS = 10_000;

/** The filters' counts, and a version that changes with the board. Not asked for while the tab is hidden. */
export const summaryQuery = {
  ...query('GET /api/community/summary/', {}, { staleTime: 0, refetchInterval: POLL_MS }),
  refetchOnWindowFocus: 'always' as const,
};

/** The questions that match a filter, page by page. */
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

/** One question; the request counts as a view. */
export const questionQuery = (id: number) => query('GET /api/community/questions/:id/', { params: { id } });

export const answersAddress = 'GET /api/community/answers/list/';

/** Which page of a thread's answers: by its number, or the one on which an answer stands. */
type AnswersAt = { page: string } | { answer: string };

/** Where a thread is opened: at its beginning, or where an answer stands. */
const opening = (answer: number | null): AnswersAt => (answer === null ? { page: '1' } : { answer: String(answer) });

/** The answers of a question, page by page from where the thread was opened (`answer`: where that one stands) on, and back. */
export const answersQuery = (id: number, answer: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [answersAddress, id, answer] as const,
    queryFn: ({ pageParam, signal }) => readAnswers(id, pageParam, signal),
    initialPageParam: opening(answer),
    getNextPageParam: ({ next, page }) => (next ? { page: String(page + 1) } : null),
    getPreviousPageParam: ({ previous, page }) => (previous ? { page: String(page - 1) } : null),
  });

/** A page of the answers of a question. One that is gone is looked for in vain: then it is the first page. Throws CallError. */
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

/** Who answered well in a category, to be asked. */
export const expertsQuery = (category: Question['category']) =>
  query('GET /api/community/experts/', { query: { category } }, { staleTime: 60_000 });

/** Whether everybody may read a thread, and who agreed. */
export const publicationQuery = (id: number) =>
  query('GET /api/community/questions/:id/public-consent/', { params: { id } }, { staleTime: 0 });

/** Whether the week's questions come by mail. */
export const digestQuery = query('GET /api/community/digest/', {});

export const similarQuery = (q: string) =>
  query('GET /api/community/similar/', { query: { q } }, { staleTime: 60_000 });
