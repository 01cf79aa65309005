import { and, count, desc, eq, inArray, isNull, lte, max, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { noticesTopic, notificationCalls, type Notice } from '../contract';
import { notices } from './tables';
import { textIn, type NoticeRow } from './told';

/** A page of somebody's notices, the newest first, in a language. */
export async function listNotices(
  { db, translator }: Pick<Site, 'db' | 'translator'>,
  userId: number,
  query: { page: number; page_size: number },
  language: Language,
) {
  const mine = eq(notices.userId, userId);
  const { offset, limit } = rowsOf(query);
  const rows = await db.select().from(notices).where(mine).orderBy(desc(notices.id)).offset(offset).limit(limit);
  const [found] = await db
    .select({ all: count(), newest: max(notices.id) })
    .from(notices)
    .where(mine);
  const page = pageOf(
    notificationCalls.notices.path,
    query,
    found?.all ?? 0,
    rows.map((row) => present(row, textIn(translator, row, language))),
  );
  return { ...page, unread_count: await countUnread(db, userId), newest_id: found?.newest ?? null };
}

/** How many somebody has not read yet. */
export async function countUnread(db: Db | Tx, userId: number): Promise<number> {
  const [found] = await db.select({ unread: count() }).from(notices).where(unreadOf(userId));
  return found?.unread ?? 0;
}

/** Marks as read: those named, those up to one, or all. Gives how many are left. */
export function readNotices(
  { write, clock }: Site,
  userId: number,
  which: { ids?: number[] | undefined; up_to?: number | undefined },
) {
  return write(async (tx, invalidate) => {
    const { ids, up_to: upTo } = which;
    await setRead(
      tx,
      userId,
      clock.now(),
      and(ids && inArray(notices.id, ids), upTo ? lte(notices.id, upTo) : undefined),
    );
    invalidate(topicOf(noticesTopic, userId));
    return { unread_count: await countUnread(tx, userId) };
  });
}

/** Whether somebody has any unread notice, kept until that changes. */
export function createUnread({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const kept = createKept<{ any: boolean }>(topics, { most: 5_000_000, weigh: () => 0 });
  return async (userId: number) =>
    (
      await kept.get(String(userId), [topicOf(noticesTopic, userId)], async () => ({
        any: (await countUnread(db, userId)) > 0,
      }))
    ).any;
}

/**
 * Marks as read what somebody was told of a subject, since they are looking at it now. Most often there is nothing: then
 * nothing is written.
 */
export async function seen({ db, write, clock }: Site, userId: number, subject: string): Promise<void> {
  const about = eq(notices.subject, subject);
  const [unread] = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(unreadOf(userId), about))
    .limit(1);
  if (!unread) return;
  await write(async (tx, invalidate) => {
    await setRead(tx, userId, clock.now(), about);
    invalidate(topicOf(noticesTopic, userId));
  });
}

const setRead = (tx: Tx, userId: number, at: Date, which: SQL | undefined) =>
  tx
    .update(notices)
    .set({ readAt: at })
    .where(and(unreadOf(userId), which));

const unreadOf = (userId: number) => and(eq(notices.userId, userId), isNull(notices.readAt));

const present = (row: NoticeRow, text: string): Notice => ({
  id: row.id,
  kind: row.kind,
  text,
  title: row.title,
  link: row.link,
  created_at: toIso(row.createdAt),
  is_read: row.readAt !== null,
});
