import { and, eq, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, HttpError, invalid } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { communityTopic, type Question } from '../../contract';
import { undoMergeDays } from '../../contract/limits';
import * as texts from '../../texts';
import type { Community } from '../context';
import { limits } from '../limits';
import { notifyOfMerge, subjectOf } from '../notify';
import { presentQuestion } from '../present';
import { countVotes, lockQuestion, refreshThread, type LockedQuestion } from '../store';
import { communityAnswers, communityMerges, communityQuestions } from '../tables';
import { findQuestion } from '../views';
import { undoMerge } from './undo';

const DAY_MS = 86_400_000;

/** Until when a merge may be taken back. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoMergeDays * DAY_MS);

/**
 * Moves what was said about a question to another one, and gives that one. Answers go over; follows and votes are given to the
 * other too, once for each person, while the merged question keeps its own, so that the merge can be taken back whole. Who
 * asked it follows the other from now on. Since neither may have been merged before, there are no circles. 404, 400 on
 * `into`, 409 `merged`, `hidden`.
 */
export async function merge(board: Community, caller: Caller, id: number, into: number): Promise<Question> {
  if (id === into) throw invalid({ into: [texts.mergeItself] });
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const now = board.clock.now();
    const { question, target } = await lockBoth(tx, caller, id, into);
    if (question.mergedInto !== null) throw conflict('merged', texts.isMerged);
    if (target.mergedInto !== null) throw conflict('merged', texts.targetIsMerged);
    if (question.hiddenAt || target.hiddenAt) throw conflict('hidden', texts.mergeHidden);
    const moved = await move(tx, question, target);
    await tx
      .update(communityQuestions)
      .set({ mergedInto: into, bestAnswerId: null })
      .where(eq(communityQuestions.id, id));
    await tx.insert(communityMerges).values({ questionId: id, into, mergedBy: caller.id, mergedAt: now, moved });
    await refreshThread(tx, id, into);
    await countVotes(tx, into);
    const target_ = { type: 'question', id, name: question.title };
    await record(tx, {
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

/** Takes a merge back within 7 days, and gives the question again. 404, 409 `not_merged`, `merged`, `too_late`. */
export async function unmerge(board: Community, caller: Caller, id: number): Promise<Question> {
  return board.write(async (tx, invalidate) => {
    const now = board.clock.now();
    const [found] = await tx
      .select({ into: communityMerges.into })
      .from(communityMerges)
      .where(eq(communityMerges.questionId, id));
    if (!found) {
      await lockQuestion(tx, caller, id);
      throw conflict('not_merged', texts.notMerged);
    }
    const { question, target } = await lockBoth(tx, caller, id, found.into);
    const there = and(eq(communityMerges.questionId, id), eq(communityMerges.into, found.into));
    const [done] = await tx.select().from(communityMerges).where(there);
    if (!done) throw conflict('not_merged', texts.notMerged);
    if (target.mergedInto !== null) throw conflict('merged', texts.undoOtherFirst);
    if (now >= undoUntil(done.mergedAt))
      throw conflict('too_late', fillText(texts.undoTooLate, { days: undoMergeDays }));
    await undoMerge(tx, done);
    const target_ = { type: 'question', id, name: question.title };
    await record(tx, {
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

/** Locks both in the order of their ids, so that two merges can't wait for each other. 404 for the one, 400 for the other. */
async function lockBoth(tx: Tx, caller: Caller, id: number, into: number) {
  const locked = new Map<number, LockedQuestion>();
  for (const one of [id, into].sort((a, b) => a - b)) {
    const found = await lockQuestion(tx, caller, one, { merged: true }).catch((error: unknown) => {
      if (one === into && error instanceof HttpError && error.status === 404) throw invalid({ into: [error.message] });
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
      select user_id from community_follows where question_id = ${from} union select author_id from community_questions where id = ${from}
    ) f where user_id is not null and user_id is distinct from ${target.authorId}::int
    on conflict do nothing returning user_id`);
  // Not whose account is gone: nobody knows whether they voted for the other one too. Not its own author's either.
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
