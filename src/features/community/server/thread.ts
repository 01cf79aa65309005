import { eq, inArray } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { pageOf, rowsOf } from '~/shared/paging';
import { boardCalls, type Answer, type AnswersPage, type AnswersQuery } from '../contract';
import type { Community } from './context';
import { withOwnAnswers } from './own';
import { presentAnswer } from './present';
import { refuse } from './refusals';
import { communityAnswers } from './tables';
import { findAnswerIds, findAnswers, leadsTo, type AnswerRow, type Viewer } from './views';

/**
 * Returns the answers of a question, the best one first, then the oldest first: all of them, or one page
 * (docs/product/community.md, "The thread"). For a merged question it returns those of the question that it was merged
 * into. Throws 404 for a question, or an `answer`, that the caller may not see.
 */
export async function listAnswers(
  board: Community,
  caller: Caller,
  query: AnswersQuery,
): Promise<Answer[] | AnswersPage> {
  const viewer = await board.posts.sharedBy(caller);
  if (query.page === undefined && query.answer === undefined)
    return allAnswers(board, caller, viewer, query.question_id);
  return pageOfAnswers(board, caller, viewer, query);
}

async function allAnswers(
  board: Community,
  caller: Caller,
  viewer: Viewer | null,
  questionId: number,
): Promise<Answer[]> {
  const rows = viewer
    ? await withOwnAnswers(board.db, caller, await board.posts.answers(viewer, questionId, 'all'))
    : await findAnswers(board.db, caller, eq(communityAnswers.questionId, questionId));
  const into = rows.length === 0 ? await findTarget(board, caller, questionId) : null;
  if (into !== null) return allAnswers(board, caller, viewer, into);
  return rows.map((row) => presentAnswer(board, caller, row));
}

async function pageOfAnswers(
  board: Community,
  caller: Caller,
  viewer: Viewer | null,
  query: AnswersQuery,
): Promise<AnswersPage> {
  const { question_id: questionId, answer, page_size } = query;
  const ids = viewer
    ? await board.posts.order(viewer, questionId, () => findAnswerIds(board.db, viewer, questionId))
    : await findAnswerIds(board.db, caller, questionId);
  const into = ids.length === 0 ? await findTarget(board, caller, questionId) : null;
  if (into !== null) return pageOfAnswers(board, caller, viewer, { ...query, question_id: into });
  const place = answer === undefined ? undefined : ids.indexOf(answer);
  if (place === -1) throw refuse.notFound((t) => t.noAnswer);
  const page = place === undefined ? (query.page ?? 1) : Math.floor(place / page_size) + 1;
  const { offset, limit } = rowsOf({ page, page_size });
  const rows = await answersNamed(board, caller, viewer, questionId, ids.slice(offset, offset + limit));
  const results = rows.map((row) => presentAnswer(board, caller, row));
  const at = { question_id: questionId, page_size, page };
  return { ...pageOf(boardCalls.answers.path, at, ids.length, results), page };
}

async function answersNamed(
  board: Community,
  caller: Caller,
  viewer: Viewer | null,
  questionId: number,
  ids: number[],
): Promise<AnswerRow[]> {
  const [first] = ids;
  if (first === undefined) return [];
  const named = inArray(communityAnswers.id, ids);
  if (!viewer) return findAnswers(board.db, caller, named);
  return withOwnAnswers(
    board.db,
    caller,
    await board.posts.answers(viewer, questionId, `${first} ${ids.length}`, named),
  );
}

/**
 * Returns the id of the question that a question without answers was merged into; null when it was not merged. Throws
 * 404.
 */
async function findTarget(board: Community, caller: Caller, questionId: number): Promise<number | null> {
  if (await board.posts.question(caller, questionId)) return null;
  const into = await leadsTo(board.db, caller, questionId);
  if (into === null) throw refuse.notFound((t) => t.noQuestion);
  return into;
}
