import { eq, sql } from 'drizzle-orm';
import { communityQuestions, questionVotes } from '~/features/community/server/public';
import type { Tx } from '~/platform/database';

/** Recounts and saves the votes on a locked question, after a merge or an undo moved votes. */
export async function countVotes(tx: Tx, questionId: number): Promise<void> {
  const counted = (way: 1 | -1) =>
    sql<number>`(select count(*)::int from ${questionVotes} where ${questionVotes.questionId} = ${questionId}
      and ${questionVotes.value} = ${way})`;
  await tx
    .update(communityQuestions)
    .set({ upvotes: counted(1), downvotes: counted(-1) })
    .where(eq(communityQuestions.id, questionId));
}
