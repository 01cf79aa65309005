import { and, desc, eq, sql } from 'drizzle-orm';
import { refuseUnseen } from '~/features/people/server/public';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personCircularCalls, type CircularOf } from '../contract/person';
import { stateAt } from '../rules';
import { managedBy } from './audience';
import type { Posts } from './context';
import { postReceipts, posts as table } from './tables';

/**
 * Returns the circulars of a person's receipts that the caller manages, the newest first, after the circular that the
 * cursor `before` names; throws 404 for a person whom the caller may not open.
 */
export async function listCircularsOf(
  { db, clock }: Posts,
  caller: Caller,
  userId: number,
  { before, language }: { before: string | undefined; language: Language },
) {
  await refuseUnseen(db, caller, userId);
  const [ms = '', id = ''] = before?.split('.') ?? [];
  const at = sql`coalesce(${table.publishAt}, ${table.createdAt})`;
  const rows = await db
    .select({ post: table, receipt: postReceipts })
    .from(postReceipts)
    .innerJoin(table, eq(table.id, postReceipts.postId))
    .where(
      and(
        eq(postReceipts.userId, userId),
        eq(table.kind, 'circular'),
        managedBy(caller),
        before === undefined
          ? undefined
          : sql`(${at}, ${table.id}) < (${toIso(new Date(Number(ms)))}::timestamptz, ${Number(id)})`,
      ),
    )
    .orderBy(desc(at), desc(table.id))
    .limit(rowsAtOnce + 1);
  const circulars = rows.map(({ post, receipt }): CircularOf => ({
    published_at: toIso(post.publishAt ?? post.createdAt),
    id: post.id,
    title: inLanguage(language, post.title, post.titleMl),
    state: stateAt(clock.now(), post),
    needs_ack: post.needsAck,
    told_at: receipt.toldAt && toIso(receipt.toldAt),
    read_at: receipt.readAt && toIso(receipt.readAt),
    ack_at: receipt.ackAt && toIso(receipt.ackAt),
  }));
  return rowsPage(
    personCircularCalls.circularsOf.path,
    userId,
    circulars,
    (last) => `${Date.parse(last.published_at)}.${last.id}`,
  );
}
