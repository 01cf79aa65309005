import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { activePeople, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import { notices } from './tables';

/** Returns unread notices of these ids, with the language of their readers, who may log in. */
export const findUnread = (db: Db, ids: readonly number[]) =>
  db
    .select({ ...getTableColumns(notices), language: users.language })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), activePeople()))
    .where(and(inArray(notices.id, [...ids]), isNull(notices.readAt)));

/** Records that a push service took a notice, the first time. */
export async function markPushed(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ pushedAt: at })
    .where(and(eq(notices.id, id), isNull(notices.pushedAt)));
}

/** Returns a condition for people to whom a notice of a record went out, by mail or to a device. */
export const wasSent = (db: Db, userId: SQLWrapper, subject: string): SQL =>
  exists(
    db
      .select({ id: notices.id })
      .from(notices)
      .where(
        and(
          eq(notices.subject, subject),
          eq(notices.userId, userId),
          or(isNotNull(notices.mailedAt), isNotNull(notices.pushedAt)),
        ),
      ),
  );
