import { and, arrayOverlaps, not } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import { notices } from './tables';

/** Deletes other people's notices about the erased people; their own notices are deleted with their rows. */
export async function eraseNotices(tx: Tx, { ids }: Leaving, invalidate: Invalidate): Promise<string[]> {
  const gone = await tx
    .delete(notices)
    .where(and(not(isAmong(notices.userId, ids)), arrayOverlaps(notices.about, [...ids])))
    .returning({ userId: notices.userId, readAt: notices.readAt });
  invalidate(
    ...gone.filter(({ readAt }) => readAt === null).map(({ userId: reader }) => topicOf(noticesTopic, reader)),
  );
  return [];
}
