import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { countVotes } from './count-votes';
import type { Tx } from '~/platform/database';
import {
  refreshThread,
  communityAnswers,
  communityQuestions,
  questionFollows,
} from '~/features/community/server/public';
import { communityMerges } from '../tables';

type Merge = typeof communityMerges.$inferSelect;

/**
 * Undoes a merge as far as the moved rows still exist; both questions are locked. The merged question gets back its
 * answers and its best answer's mark. Follows and votes that the target has only because of the merge are deleted there
 * (the merged question still has its own). Later answers, votes and follows stay with the target.
 */
export async function undoMerge(tx: Tx, { questionId, into, moved }: Merge): Promise<void> {
  const { answers, followers, voters, bestAnswer } = moved;
  const { id, mergedInto, bestAnswerId } = communityQuestions;
  if (answers.length > 0) {
    await tx
      .update(communityQuestions)
      .set({ bestAnswerId: null })
      .where(and(eq(id, into), inArray(bestAnswerId, answers)));
    await tx
      .update(communityAnswers)
      .set({
        questionId,
        wasBest: sql`${communityAnswers.hiddenAt} is not null
          and ${communityAnswers.id} is not distinct from ${bestAnswer}::int`,
      })
      .where(and(inArray(communityAnswers.id, answers), eq(communityAnswers.questionId, into)));
  }
  await tx
    .update(communityQuestions)
    .set({
      mergedInto: null,
      bestAnswerId: sql`(select a.id from community_answers a where a.id = ${bestAnswer}::int
        and a.question_id = ${questionId} and a.hidden_at is null)`,
    })
    .where(and(eq(id, questionId), eq(mergedInto, into)));
  if (followers.length > 0) {
    await tx
      .delete(questionFollows)
      .where(and(eq(questionFollows.questionId, into), inArray(questionFollows.userId, followers)));
  }
  // A vote that was changed on the target since the merge is a vote on the target, and stays.
  await tx.execute(sql`
    delete from community_question_votes v using community_question_votes own
    where v.question_id = ${into} and v.user_id = any(${sql.param(voters)}::int[])
      and own.question_id = ${questionId} and own.user_id = v.user_id and own.value = v.value`);
  await tx.delete(communityMerges).where(eq(communityMerges.questionId, questionId));
  await refreshThread(tx, questionId, into);
  await countVotes(tx, into);
}

/**
 * Undoes the merges into a locked question before it is deleted, so that a deletion never takes another member's
 * question with it. If the question was itself merged, redirects those merges to its own target, where the answers are.
 */
export async function undoMergesInto(
  tx: Tx,
  { id, mergedInto }: { id: number; mergedInto: number | null },
): Promise<void> {
  const merges = await tx
    .select()
    .from(communityMerges)
    .where(eq(communityMerges.into, id))
    .orderBy(asc(communityMerges.questionId));
  if (merges.length === 0) return;
  if (mergedInto !== null) {
    await tx.update(communityMerges).set({ into: mergedInto }).where(eq(communityMerges.into, id));
    await tx.update(communityQuestions).set({ mergedInto }).where(eq(communityQuestions.mergedInto, id));
    await refreshThread(tx, mergedInto);
    return;
  }
  for (const merge of merges) await undoMerge(tx, merge);
}
