import { eq, lte, sql } from 'drizzle-orm';
import { HOUR_MS } from '~/shared/dates';
import type { Caller } from '~/shared/access';
import { communityTopic } from '~/shared/topics';
import type { Community } from './context';
import { communityQuestions, questionViews } from './tables';

/**
 * Counts a view of a question, unless one by the caller was counted within the last hour (docs/product/community.md,
 * "Views"). Not to be called for its author. `viewedAt` is when the caller's last view was counted. Returns whether
 * this one was; a failure is logged, not thrown.
 */
export async function countView(
  { write, clock, log }: Community,
  caller: Caller,
  questionId: number,
  viewedAt: Date | null,
): Promise<boolean> {
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  // The common case: return without waiting for a lock.
  if (viewedAt && viewedAt > hourAgo) return false;
  return write(async (tx, invalidate) => {
    const [question] = await tx
      .select({ views: communityQuestions.viewCount })
      .from(communityQuestions)
      .where(eq(communityQuestions.id, questionId))
      .for('no key update');
    if (!question) return false;
    const counted = await tx
      .insert(questionViews)
      .values({ questionId, userId: caller.id, lastAt: now })
      .onConflictDoUpdate({
        target: [questionViews.questionId, questionViews.userId],
        set: { lastAt: now, times: sql`${questionViews.times} + 1` },
        setWhere: lte(questionViews.lastAt, hourAgo),
      })
      .returning({ times: questionViews.times });
    if (counted.length === 0) return false;
    const first = question.views === 0;
    await tx
      .update(communityQuestions)
      .set({
        viewCount: sql`${communityQuestions.viewCount} + 1`,
        ...(first && { changes: sql`${communityQuestions.changes} + 1` }),
      })
      .where(eq(communityQuestions.id, questionId));
    // The first view makes the question `viewed`; later ones change only a number, which need not be pushed at once.
    if (first) invalidate(communityTopic);
    return true;
  }).catch((error: unknown) => {
    log.warn({ err: error, questionId }, 'a view could not be counted');
    return false;
  });
}
