import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { createConflictError } from '~/platform/database/retry-on-conflict';
import type { Caller } from '~/shared/access';
import type { ContentType } from '~/shared/board/choices';
import { maySee, refuseMerged } from './policy';
import { refuse } from './refusals';
import { answerColumns } from './views';
import { answerVotes, communityAnswers, communityQuestions, questionVotes } from './tables';

export type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>;
export type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>;

/**
 * Locks a question's row until the transaction ends, and returns it. Every change of a thread does this first, so that
 * changes of one thread run one after the other and can't deadlock. Throws 404 when it does not exist or the caller may
 * not see it, and 409 `merged` when it was merged, unless `merged` allows it.
 */
export async function lockQuestion(tx: Tx, caller: Caller, id: number, may: { merged?: true } = {}) {
  const [found] = await tx
    .select(lockedColumns)
    .from(communityQuestions)
    .where(eq(communityQuestions.id, id))
    .for('no key update');
  if (!found || !maySee(caller, found)) throw refuse.notFound((t) => t.noQuestion);
  if (!may.merged) refuseMerged(found);
  return found;
}

// Without the searched texts, which can be long.
const lockedColumns = {
  id: communityQuestions.id,
  authorId: communityQuestions.authorId,
  title: communityQuestions.title,
  attachment: communityQuestions.attachment,
  tags: communityQuestions.tags,
  flagCount: communityQuestions.flagCount,
  hiddenAt: communityQuestions.hiddenAt,
  isSolved: communityQuestions.isSolved,
  bestAnswerId: communityQuestions.bestAnswerId,
  answerCount: communityQuestions.answerCount,
  viewCount: communityQuestions.viewCount,
  lockedAt: communityQuestions.lockedAt,
  mergedInto: communityQuestions.mergedInto,
  pinnedUntil: communityQuestions.pinnedUntil,
};

/** Locks and returns an answer and its question, the question first. Throws 404 as `lockQuestion` does. */
export async function lockAnswer(tx: Tx, caller: Caller, answerId: number) {
  const where = eq(communityAnswers.id, answerId);
  const [of] = await tx.select({ questionId: communityAnswers.questionId }).from(communityAnswers).where(where);
  if (!of) throw refuse.notFound((t) => t.noAnswer);
  const question = await lockQuestion(tx, caller, of.questionId, { merged: true });
  const [answer] = await tx.select(answerColumns).from(communityAnswers).where(where).for('no key update');
  if (!answer || !maySee(caller, answer)) throw refuse.notFound((t) => t.noAnswer);
  // A merge, or its undoing, was faster. Locking the new question too could deadlock, so the transaction is retried.
  if (answer.questionId !== question.id) throw createConflictError('the answer has gone to another thread');
  return { question, answer };
}

/**
 * Updates the number of answers and the time of the last activity of questions whose rows are locked. It counts the
 * rows again, and never adds a difference, so that the counts can't drift. The texts of the answers are not read.
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

/** Sets, changes or withdraws (null) a person's vote on a locked item; returns the item's votes, counted again. */
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

/** Returns a person's vote on an item, or null. */
export async function voteOf(tx: Tx, type: ContentType, itemId: number, userId: number): Promise<1 | -1 | null> {
  const { votes: rows, item } = votes[type];
  const [found] = await tx
    .select({ value: rows.value })
    .from(rows)
    .where(and(eq(item, itemId), eq(rows.userId, userId)));
  return found?.value ?? null;
}
