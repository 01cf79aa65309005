import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { overtaken } from '~/platform/database/retrying';
import { conflict, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { ContentType } from '../contract/choices';
import * as texts from '../texts';
import { maySee } from './policy';
import { answerColumns } from './views';
import { answerVotes, communityAnswers, communityFlags, communityQuestions, questionVotes } from './tables';

export type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>;
export type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>;

/**
 * A question, locked until the transaction ends, as the first thing any change of a thread does: so changes of one thread
 * come one after the other and can't wait for each other in a circle. 404 when it is not there or not theirs to know of; 409
 * `merged` when it went into another one, unless `merged` says that it may.
 */
export async function lockQuestion(tx: Tx, caller: Caller, id: number, may: { merged?: true } = {}) {
  const [found] = await tx
    .select(lockedColumns)
    .from(communityQuestions)
    .where(eq(communityQuestions.id, id))
    .for('no key update');
  if (!found || !maySee(caller, found)) throw notFound(texts.noQuestion);
  if (found.mergedInto !== null && !may.merged) throw conflict('merged', texts.isMerged);
  return found;
}

// Not the text that search looks through: it can be long.
const {
  id,
  authorId,
  title,
  attachment,
  tags,
  flagCount,
  hiddenAt,
  isSolved,
  bestAnswerId,
  answerCount,
  viewCount,
  lockedAt,
  mergedInto,
  pinnedUntil,
} = communityQuestions;
const lockedColumns = {
  id,
  authorId,
  title,
  attachment,
  tags,
  flagCount,
  hiddenAt,
  isSolved,
  bestAnswerId,
  answerCount,
  viewCount,
  lockedAt,
  mergedInto,
  pinnedUntil,
};

/** An answer and its question, both locked, the question first. 404 as above. */
export async function lockAnswer(tx: Tx, caller: Caller, answerId: number) {
  const where = eq(communityAnswers.id, answerId);
  const [of] = await tx.select({ questionId: communityAnswers.questionId }).from(communityAnswers).where(where);
  if (!of) throw notFound(texts.noAnswer);
  const question = await lockQuestion(tx, caller, of.questionId, { merged: true });
  const [answer] = await tx.select(answerColumns).from(communityAnswers).where(where).for('no key update');
  if (!answer || !maySee(caller, answer)) throw notFound(texts.noAnswer);
  // A merge, or its undoing, was faster. Locking the other question too could be waiting in a circle.
  if (answer.questionId !== question.id) throw overtaken('the answer has gone to another thread');
  return { question, answer };
}

/**
 * Sets anew what a locked question knows of its answers: their number and the newest one's time. What is counted are the
 * rows, never the difference, so that the counts can't drift from them; their texts are not read.
 */
export async function refreshThread(tx: Tx, ...questionIds: number[]): Promise<void> {
  await tx.execute(sql`
    update community_questions q
    set changes = changes + 1, (answer_count, last_activity_at) = (
      select count(*)::int, greatest(q.created_at, max(a.created_at))
      from community_answers a where a.question_id = q.id and a.hidden_at is null
    )
    where q.id = any(${sql.param(questionIds)})`);
}

const votes = {
  question: { table: communityQuestions, votes: questionVotes, item: questionVotes.questionId },
  answer: { table: communityAnswers, votes: answerVotes, item: answerVotes.answerId },
} as const;

/** Counts the votes on a locked question anew, after votes went to it or from it. */
export async function countVotes(tx: Tx, questionId: number): Promise<void> {
  const counted = (way: 1 | -1) =>
    sql<number>`(select count(*)::int from ${questionVotes} where ${questionVotes.questionId} = ${questionId} and ${questionVotes.value} = ${way})`;
  await tx
    .update(communityQuestions)
    .set({ upvotes: counted(1), downvotes: counted(-1) })
    .where(eq(communityQuestions.id, questionId));
}

/** Sets, changes or withdraws (null) a person's vote on a locked item, and counts the item's votes anew. */
export async function setVote(tx: Tx, type: ContentType, itemId: number, userId: number, value: 1 | -1 | null) {
  if (type === 'question') await voteOnQuestion(tx, itemId, userId, value);
  else await voteOnAnswer(tx, itemId, userId, value);
  const { table, votes: rows, item } = votes[type];
  const counted = (way: 1 | -1) =>
    sql<number>`(select count(*)::int from ${rows} where ${item} = ${itemId} and ${rows.value} = ${way})`;
  const [now] = await tx
    .update(table)
    .set({ upvotes: counted(1), downvotes: counted(-1) })
    .where(eq(table.id, itemId))
    .returning({ upvotes: table.upvotes, downvotes: table.downvotes });
  return now!;
}

async function voteOnQuestion(tx: Tx, questionId: number, userId: number, value: 1 | -1 | null) {
  const { questionId: item, userId: voter } = questionVotes;
  if (value === null) return tx.delete(questionVotes).where(and(eq(item, questionId), eq(voter, userId)));
  const target = [item, voter];
  return tx.insert(questionVotes).values({ questionId, userId, value }).onConflictDoUpdate({ target, set: { value } });
}

async function voteOnAnswer(tx: Tx, answerId: number, userId: number, value: 1 | -1 | null) {
  const { answerId: item, userId: voter } = answerVotes;
  if (value === null) return tx.delete(answerVotes).where(and(eq(item, answerId), eq(voter, userId)));
  const target = [item, voter];
  return tx.insert(answerVotes).values({ answerId, userId, value }).onConflictDoUpdate({ target, set: { value } });
}

/** The vote a person has given, or null. */
export async function voteOf(tx: Tx, type: ContentType, itemId: number, userId: number): Promise<1 | -1 | null> {
  const { votes: rows, item } = votes[type];
  const [found] = await tx
    .select({ value: rows.value })
    .from(rows)
    .where(and(eq(item, itemId), eq(rows.userId, userId)));
  return found?.value ?? null;
}

/** Counts the open flags of a locked item anew and gives their number. */
export async function countFlags(tx: Tx, type: ContentType, itemId: number): Promise<number> {
  const { table } = votes[type];
  const on = flagsOn(type, itemId);
  const open = sql<number>`(select count(*)::int from ${communityFlags} where ${on} and ${isNull(communityFlags.decidedAt)})`;
  const [now] = await tx
    .update(table)
    .set({ flagCount: open })
    .where(eq(table.id, itemId))
    .returning({ flags: table.flagCount });
  return now!.flags;
}

/** The flags on an item. */
export const flagsOn = (type: ContentType, itemId: number) =>
  eq(type === 'question' ? communityFlags.questionId : communityFlags.answerId, itemId);
