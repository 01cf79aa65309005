import { and, eq, inArray } from 'drizzle-orm';
import { notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { fillPath } from '~/shared/contract';
import { pageOf, rowsOf } from '~/shared/paging';
import { boardCalls, type Answer, type AnswersPage, type AnswersQuery } from '../contract';
import { communityTexts } from '../contract/texts';
import type { Community } from './context';
import { withOwnAnswers } from './own';
import { presentAnswer } from './present';
import { communityAnswers } from './tables';
import { findAnswerIds, findAnswers, findQuestion, type AnswerRow } from './views';

/** All answers of a question: the best one, then in the order they came. 404. */
export async function listAnswers(board: Community, caller: Caller, questionId: number): Promise<Answer[]> {
  const viewer = await board.posts.sharedBy(caller);
  const rows = viewer
    ? await withOwnAnswers(board.db, caller, await board.posts.answers(viewer, questionId, 'all'))
    : await findAnswers(board.db, caller, eq(communityAnswers.questionId, questionId));
  if (rows.length === 0) await expectQuestion(board, caller, questionId);
  return rows.map((row) => presentAnswer(board, caller, row));
}

/** A page of them; with `answer` the page on which that one stands. 404 for a question or an answer that the caller doesn't get. */
export async function listAnswerPage(board: Community, caller: Caller, questionId: number, query: AnswersQuery): Promise<AnswersPage> {
  const viewer = await board.posts.sharedBy(caller);
  const ids = viewer
    ? await board.posts.order(viewer, questionId, () => findAnswerIds(board.db, viewer, questionId))
    : await findAnswerIds(board.db, caller, questionId);
  if (ids.length === 0) await expectQuestion(board, caller, questionId);
  const { answer, page_size } = query;
  const place = answer === undefined ? -1 : ids.indexOf(answer);
  if (answer !== undefined && place < 0) throw notFound(communityTexts.noAnswer);
  const page = answer === undefined ? query.page : Math.floor(place / page_size) + 1;
  const { offset, limit } = rowsOf({ page, page_size });
  const shown = ids.slice(offset, offset + limit);
  const where = inArray(communityAnswers.id, shown);
  const find = async (): Promise<AnswerRow[]> => {
    if (shown.length === 0) return [];
    if (!viewer) return findAnswers(board.db, caller, and(eq(communityAnswers.questionId, questionId), where)!);
    return withOwnAnswers(board.db, caller, await board.posts.answers(viewer, questionId, `${offset} ${limit}`, where));
  };
  const path = fillPath(boardCalls.answerPage.path, { params: { id: questionId } });
  const results = (await find()).map((row) => presentAnswer(board, caller, row));
  return { ...pageOf(path, { page, page_size }, ids.length, results), page };
}

async function expectQuestion(board: Community, caller: Caller, questionId: number): Promise<void> {
  const viewer = await board.posts.sharedBy(caller);
  const found = viewer ? await board.posts.question(viewer, questionId) : await findQuestion(board.db, caller, questionId);
  if (!found) throw notFound(communityTexts.noQuestion);
}
