import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Question } from '~/shared/board/schemas';
import type { Answer, AnswersPage, ThreadState } from '../contract';
import { unansweredQuery } from './count/use-unanswered-count';
import { answersAddress, questionQuery, summaryQuery } from './queries';

type Page = { count: number; next: string | null; previous: string | null; results: Question[] };
type Pages = InfiniteData<Page, number>;

const lists = { queryKey: ['GET /api/community/questions/'] };

/** Changes a question everywhere in the query cache. */
export function patchQuestion(client: QueryClient, id: number, change: (question: Question) => Question): void {
  client.setQueryData(questionQuery(id).queryKey, (question) => question && change(question));
  patchLists(client, (results) => results.map((question) => (question.id === id ? change(question) : question)));
}

/** Changes the answers of an open thread. */
export function patchAnswers(client: QueryClient, questionId: number, change: (answer: Answer) => Answer): void {
  patchThread(client, questionId, (page) => ({ ...page, results: page.results.map(change) }));
}

/** Puts a new answer at the end of its thread, where that end is loaded. */
export function appendAnswer(client: QueryClient, answer: Answer): void {
  dropAnswer(client, answer.question_id, answer.id);
  patchThread(client, answer.question_id, (page) => ({
    ...page,
    count: page.count + 1,
    results: page.next === null ? [...page.results, answer] : page.results,
  }));
}

/** Removes an answer from its thread. */
export function dropAnswer(client: QueryClient, questionId: number, id: number): void {
  patchThread(client, questionId, (page, pages) => ({
    ...page,
    count: page.count - (pages.some(({ results }) => results.some((answer) => answer.id === id)) ? 1 : 0),
    results: page.results.filter((answer) => answer.id !== id),
  }));
}

function patchThread(
  client: QueryClient,
  questionId: number,
  change: (page: AnswersPage, all: readonly AnswersPage[]) => AnswersPage,
): void {
  client.setQueriesData<InfiniteData<AnswersPage>>(
    { queryKey: [answersAddress, questionId] },
    (data) => data && { ...data, pages: data.pages.map((page, _, all) => change(page, all)) },
  );
}

/** Puts a new question first in the unfiltered list, after the pinned questions. */
export function prependQuestion(client: QueryClient, question: Question): void {
  client.setQueryData(questionQuery(question.id).queryKey, question);
  const everything = {
    ...lists,
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isEverything(queryKey[1]),
  };
  client.setQueriesData<Pages>(everything, (data) => withFirst(data, question));
}

/** Removes a question from all lists. */
export function dropQuestion(client: QueryClient, id: number): void {
  patchLists(client, (results) => results.filter((question) => question.id !== id));
}

/** Shows the state of a question after a mark, at once and everywhere. */
export function applyThreadState(client: QueryClient, { question_id: id, ...state }: ThreadState): void {
  patchQuestion(client, id, (question) => ({ ...question, ...state }));
  patchAnswers(client, id, (answer) => ({ ...answer, is_best_answer: answer.id === state.best_answer }));
}

/**
 * Cancels pending reads that could bring back a question, or its answers, as they were before the current change. First
 * loads continue: they hold nothing that could be undone. Returns `askAgain`, which repeats the cancelled reads.
 */
export async function holdReads(client: QueryClient, questionId: number) {
  const questionKey = JSON.stringify(questionQuery(questionId).queryKey);
  const isOfThread = (key: readonly unknown[]) =>
    JSON.stringify(key) === questionKey || (key[0] === answersAddress && key[1] === questionId);
  const stopped = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .filter(
      ({ state, queryKey }) => state.data !== undefined && (queryKey[0] === lists.queryKey[0] || isOfThread(queryKey)),
    )
    .map(({ queryKey }) => queryKey);
  await Promise.all(stopped.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  return {
    askAgain: () => stopped.forEach((queryKey) => void client.invalidateQueries({ queryKey, exact: true })),
  };
}

/**
 * Requests the board's version now: a new post appears in the counts, the header's too, and the rest follows from the
 * change of the version.
 */
export const refreshBoard = (client: QueryClient) => client.invalidateQueries({ predicate: isBoardCount });

const counts: readonly unknown[] = [summaryQuery, unansweredQuery].map(({ queryKey }) => queryKey[0]);

/** Returns whether a query is the board's version with its counts, or the header's count. */
export const isBoardCount = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => counts.includes(queryKey[0]);

/** Refetches the queries that the board shows. */
export function refreshShown(client: QueryClient): void {
  for (const address of ['GET /api/community/questions/', 'GET /api/community/questions/:id/', answersAddress]) {
    void client.invalidateQueries({ queryKey: [address] });
  }
}

function patchLists(client: QueryClient, change: (results: Question[]) => Question[]): void {
  client.setQueriesData<Pages>(
    lists,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
  );
}

function withFirst(data: Pages | undefined, question: Question): Pages | undefined {
  const [first, ...rest] = data?.pages ?? [];
  if (!data || !first) return data;
  return {
    ...data,
    pages: [{ ...first, count: first.count + 1, results: afterPinned(first.results, question) }, ...rest],
  };
}

function afterPinned(questions: Question[], question: Question): Question[] {
  const place = questions.findIndex(({ pinned_until: pinned }) => !pinned);
  const at = place === -1 ? questions.length : place;
  return [...questions.slice(0, at), question, ...questions.slice(at)];
}

function isEverything(narrow: unknown): boolean {
  const { status, search, category, tag } = (narrow ?? {}) as Record<string, unknown>;
  return status === 'all' && !search && !category && !tag;
}
