import { eq, inArray } from 'drizzle-orm';
import { notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { pageOf, rowsOf } from '~/shared/paging';
import { boardCalls, type Answer, type AnswersPage, type AnswersQuery } from '../contract';
import * as texts from '../texts';
import type { Community } from './context';
import { withOwnAnswers } from './own';
import { presentAnswer } from './present';
import { leadsTo } from './stewardship/merged';
import { communityAnswers } from './tables';
import { findAnswerIds, findAnswers, findQuestion, type AnswerRow, type Viewer } from './views';

/**
 * The answers of a question, the best one first, then in the order they came: all of them, or the page that is asked for
 * (docs/product/community.md, "The thread"). 404 for a question, or an `answer`, that the caller doesn't get. Of one that was merged: those of the other.
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
  const into = rows.length === 0 ? await expectQuestion(board, caller, questionId) : null;
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
  const into = ids.length === 0 ? await expectQuestion(board, caller, questionId) : null;
  if (into !== null) return pageOfAnswers(board, caller, viewer, { ...query, question_id: into });
  const place = answer === undefined ? undefined : ids.indexOf(answer);
  if (place === -1) throw notFound(texts.noAnswer);
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

/** Of a thread without answers: null when it is one, and where they are when it was merged. 404. */
async function expectQuestion(board: Community, caller: Caller, questionId: number): Promise<number | null> {
  const viewer = await board.posts.sharedBy(caller);
  const found = viewer
    ? await board.posts.question(viewer, questionId)
    : await findQuestion(board.db, caller, questionId);
  if (found) return null;
  const into = await leadsTo(board.db, caller, questionId);
  if (into === null) throw notFound(texts.noQuestion);
  return into;
}
