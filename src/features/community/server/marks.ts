import { refuseBoard } from '~/platform/errors/refusals';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { communityTopic } from '~/shared/topics';
import type { ThreadState } from '../contract';
import { stageOf } from '../rules';
import type { Community } from './context';
import { limits } from './limits';
import { notifyOfMark, withdrawMarkNotice } from './notify';
import { entitled, refuseLocked } from './policy';
import { refuse } from './refusals';
import { lockAnswer, lockQuestion, type LockedQuestion } from './store';
import { communityQuestions } from './tables';

type Change = Partial<Pick<typeof communityQuestions.$inferSelect, 'bestAnswerId' | 'isSolved'>>;
type Touching = Parameters<Community['write']>[0];
type Tx = Parameters<Touching>[0];

/**
 * Marks an answer as the best one of its question, or removes the mark. The question's author or a superuser may.
 * Throws 403, 404, 409 `locked` and `hidden`.
 */
export async function markBest(
  board: Community,
  caller: Caller,
  answerId: number,
  best: boolean,
): Promise<ThreadState> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const { answer, question } = await lockAnswer(tx, caller, answerId);
    if (!entitled(caller, question)) throw refuse.forbidden((t) => t.notEntitled);
    refuseLocked(question);
    if (answer.hiddenAt && best) throw refuseBoard.conflict('hidden', (t) => t.hiddenUntilDecided);
    const isBest = question.bestAnswerId === answerId;
    if (isBest === best) return stateOf(question);
    const state = await change(tx, question, { bestAnswerId: best ? answerId : null });
    if (question.bestAnswerId !== null)
      await withdrawMarkNotice(board, tx, invalidate, { best: question.bestAnswerId });
    if (best) await notifyOfMark(board, tx, invalidate, caller, question, { kind: 'best_answer', answer });
    invalidate(communityTopic);
    return state;
  });
}

/**
 * Marks a question as solved, or removes the mark. Its author or a superuser may. Throws 403, 404, 409 `locked` and
 * `merged`.
 */
export async function markSolved(board: Community, caller: Caller, id: number, solved: boolean): Promise<ThreadState> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    if (!entitled(caller, question)) throw refuse.forbidden((t) => t.notEntitled);
    refuseLocked(question);
    if (question.isSolved === solved) return stateOf(question);
    const state = await change(tx, question, { isSolved: solved });
    if (solved) await notifyOfMark(board, tx, invalidate, caller, question, { kind: 'solved' });
    else await withdrawMarkNotice(board, tx, invalidate, { solved: id });
    invalidate(communityTopic);
    return state;
  });
}

async function change(tx: Tx, question: LockedQuestion, set: Change): Promise<ThreadState> {
  await tx
    .update(communityQuestions)
    .set({ ...set, ...(isOther(set) && { publicAt: null }), changes: sql`${communityQuestions.changes} + 1` })
    .where(eq(communityQuestions.id, question.id));
  return stateOf({ ...question, ...set });
}

/** Returns whether a change makes the thread another one than a moderator published: a new best answer, or unsolved. */
const isOther = (set: Change) => set.bestAnswerId !== undefined || set.isSolved === false;

const stateOf = (question: LockedQuestion): ThreadState => ({
  question_id: question.id,
  lifecycle_stage: stageOf(question),
  is_solved: question.isSolved,
  best_answer: question.bestAnswerId,
});
