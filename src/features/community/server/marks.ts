import { eq, sql } from 'drizzle-orm';
import { conflict, forbidden } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { communityTopic, type ThreadState } from '../contract';
import * as texts from '../texts';
import { stageOf } from '../rules';
import type { Community } from './context';
import { limits } from './limits';
import { notifyOfMark, withdrawMarkNotice } from './notify';
import { entitled, refuseLocked } from './policy';
import { lockAnswer, lockQuestion, type LockedQuestion } from './store';
import { communityQuestions } from './tables';

type Change = Partial<Pick<typeof communityQuestions.$inferSelect, 'bestAnswerId' | 'isSolved'>>;
type Touching = Parameters<Community['write']>[0];
type Tx = Parameters<Touching>[0];

/** Marks an answer as its question's best one, or takes the mark back. The question's author or a superuser. 403, 404, 409. */
export async function markBest(
  board: Community,
  caller: Caller,
  answerId: number,
  best: boolean,
): Promise<ThreadState> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const { answer, question } = await lockAnswer(tx, caller, answerId);
    if (!entitled(caller, question)) throw forbidden(texts.notEntitled);
    refuseLocked(question);
    if (answer.hiddenAt && best) throw conflict('hidden', texts.hiddenUntilDecided);
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

/** Marks a question as solved, or takes the mark back. As markBest. */
export async function markSolved(board: Community, caller: Caller, id: number, solved: boolean): Promise<ThreadState> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    if (!entitled(caller, question)) throw forbidden(texts.notEntitled);
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

/** With another best answer, or unsolved, it is another thread than the one that a moderator published. */
const isOther = (set: Change) => set.bestAnswerId !== undefined || set.isSolved === false;

const stateOf = (question: LockedQuestion): ThreadState => ({
  question_id: question.id,
  lifecycle_stage: stageOf(question),
  is_solved: question.isSolved,
  best_answer: question.bestAnswerId,
});
