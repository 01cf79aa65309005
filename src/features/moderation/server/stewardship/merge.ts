import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { recordAudit } from '~/features/audit/server/public';
import { countVotes } from './count-votes';
import type { Tx } from '~/platform/database';
import { HttpError, invalid } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { communityTopic } from '~/shared/topics';
import type { Question } from '~/shared/board/schemas';
import { undoMergeDays } from '../../contract/limits';
import {
  type Board,
  limits,
  subjectOf,
  refuseMerged,
  presentQuestion,
  lockQuestion,
  refreshThread,
  type LockedQuestion,
  communityAnswers,
  communityQuestions,
  findQuestion,
} from '~/features/community/server/public';
import { notifyOfMerge } from '../notify';
import { refuse } from '../refusals';
import { communityMerges } from '../tables';
import { undoMerge } from './undo';

/** Returns the moment from which a merge can no longer be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoMergeDays * DAY_MS);

/**
 * Merges a question into a target and returns the target. Answers move; follows and votes are copied, one per person,
 * and stay on the merged question too, so that the merge can be undone completely. The merged question's author follows
 * the target from now on. Since neither question may be merged already, there are no cycles. Throws 404, 400 on `into`,
 * 409 `merged`, `hidden`, 429.
 */
export async function merge(board: Board, caller: Caller, id: number, into: number): Promise<Question> {
  if (id === into) throw refuse.invalid((t) => ({ into: [t.mergeItself] }));
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const now = board.clock.now();
    const { question, target } = await lockBoth(tx, caller, id, into);
    refuseMerged(question);
    if (target.mergedInto !== null) throw refuse.conflict('merged', (t) => t.targetIsMerged);
    if (question.hiddenAt || target.hiddenAt) throw refuse.conflict('hidden', (t) => t.mergeHidden);
    const moved = await move(tx, question, target);
    await tx
      .update(communityQuestions)
      .set({ mergedInto: into, bestAnswerId: null })
      .where(eq(communityQuestions.id, id));
    await tx.insert(communityMerges).values({ questionId: id, into, mergedBy: caller.id, mergedAt: now, moved });
    await refreshThread(tx, id, into);
    await countVotes(tx, into);
    const target_ = { type: 'question', id, name: question.title };
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'community.question.merge',
      target: target_,
      after: { into: target.title, into_id: into, answers: moved.answers.length },
    });
    await notifyOfMerge(board, tx, invalidate, caller, question, target);
    invalidate(communityTopic);
    return presentQuestion(board, caller, (await findQuestion(tx, caller, into))!);
  });
}

/**
 * Undoes a merge within 7 days and returns the question that was merged. Throws 404, 409 `not_merged`, `merged`,
 * `too_late`.
 */
export async function unmerge(board: Board, caller: Caller, id: number): Promise<Question> {
  return board.write(async (tx, invalidate) => {
    const now = board.clock.now();
    const [found] = await tx
      .select({ into: communityMerges.into })
      .from(communityMerges)
      .where(eq(communityMerges.questionId, id));
    if (!found) {
      await lockQuestion(tx, caller, id);
      throw refuse.conflict('not_merged', (t) => t.notMerged);
    }
    const { question, target } = await lockBoth(tx, caller, id, found.into);
    const ofMerge = and(eq(communityMerges.questionId, id), eq(communityMerges.into, found.into));
    const [done] = await tx.select().from(communityMerges).where(ofMerge);
    if (!done) throw refuse.conflict('not_merged', (t) => t.notMerged);
    if (target.mergedInto !== null) throw refuse.conflict('merged', (t) => t.undoOtherFirst);
    if (now >= undoUntil(done.mergedAt))
      throw refuse.conflict('too_late', (t) => fillText(t.undoTooLate, { days: undoMergeDays }));
    await undoMerge(tx, done);
    const target_ = { type: 'question', id, name: question.title };
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'community.question.unmerge',
      target: target_,
      before: { into: target.title, into_id: found.into },
    });
    await board.notices.forget(tx, invalidate, { of: subjectOf('question', id), kind: 'merged', unseen: true });
    invalidate(communityTopic);
    return presentQuestion(board, caller, (await findQuestion(tx, caller, id))!);
  });
}

/**
 * Locks both questions in the order of their ids, so that two merges can't deadlock. Throws 404 if the question is
 * missing, 400 on `into` if the target is.
 */
async function lockBoth(tx: Tx, caller: Caller, id: number, into: number) {
  const locked = new Map<number, LockedQuestion>();
  for (const one of [id, into].sort((a, b) => a - b)) {
    const found = await lockQuestion(tx, caller, one, { merged: true }).catch((error: unknown) => {
      if (one === into && error instanceof HttpError && error.status === 404)
        throw invalid((language) => ({ into: [error.detail(language)] }));
      throw error;
    });
    locked.set(one, found);
  }
  return { question: locked.get(id)!, target: locked.get(into)! };
}

async function move(tx: Tx, question: LockedQuestion, target: LockedQuestion) {
  const [from, to] = [question.id, target.id];
  const ofQuestion = eq(communityAnswers.questionId, from);
  const [hiddenBest] = await tx
    .select({ id: communityAnswers.id })
    .from(communityAnswers)
    .where(and(ofQuestion, communityAnswers.wasBest));
  const answers = await tx
    .update(communityAnswers)
    .set({ questionId: to, wasBest: false })
    .where(ofQuestion)
    .returning({ id: communityAnswers.id });
  const ids = async (insert: ReturnType<typeof sql>) =>
    (await tx.execute<{ user_id: number }>(insert)).rows.map(({ user_id: user }) => user);
  const followers = await ids(sql`
    insert into community_follows (question_id, user_id)
    select ${to}, user_id from (
      select user_id from community_follows where question_id = ${from}
        union select author_id from community_questions where id = ${from}
    ) f where user_id is not null and user_id is distinct from ${target.authorId}::int
    on conflict do nothing returning user_id`);
  // Votes of deleted accounts are not copied: such a person may have voted on the target too. The target's author does
  // not vote on it either.
  const voters = await ids(sql`
    insert into community_question_votes (question_id, user_id, value)
    select ${to}, user_id, value from community_question_votes
    where question_id = ${from} and user_id is not null and user_id is distinct from ${target.authorId}::int
    on conflict do nothing returning user_id`);
  return {
    answers: answers.map(({ id }) => id),
    followers,
    voters,
    bestAnswer: question.bestAnswerId ?? hiddenBest?.id ?? null,
  };
}
