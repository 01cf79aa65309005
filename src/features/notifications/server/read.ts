import { and, count, desc, eq, inArray, isNull, lt, lte, max, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { noticesTopic, notificationCalls, type Notice } from '../contract';
import type { NoticeKind } from '../contract/choices';
import { notices } from './tables';
import { localizeNotice, type NoticeRow } from './notice-words';

/** Returns a page of a person's notices in a language, the newest first. */
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
    rows.map((row) => present(row, localizeNotice(translator, row, language))),
  );
  return { ...page, unread_count: await countUnread(db, userId), newest_id: found?.newest ?? null };
}

/**
 * Returns a person's notices before a moment and, at it, before an id, the newest first, in the reader's language;
 * `without`: kinds that are left out.
 */
export async function noticesOf(
  { db, translator }: Pick<Site, 'db' | 'translator'>,
  userId: number,
  before: { at: Date; id: number } | null,
  { limit, language, without = [] }: { limit: number; language: Language; without?: readonly NoticeKind[] },
) {
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        without.length > 0 ? notInArray(notices.kind, [...without]) : undefined,
        before
          ? or(lt(notices.createdAt, before.at), and(eq(notices.createdAt, before.at), lt(notices.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    ...localizeNotice(translator, row, language),
    created_at: toIso(row.createdAt),
    is_read: row.readAt !== null,
    mailed_at: row.mailedAt && toIso(row.mailedAt),
  }));
}

/** Returns the number of a person's unread notices. */
export async function countUnread(db: Db | Tx, userId: number): Promise<number> {
  const [found] = await db.select({ unread: count() }).from(notices).where(unreadOf(userId));
  return found?.unread ?? 0;
}

/** Marks notices as read: by their ids, up to an id, or all; returns the number of unread ones left. */
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

/** Returns a function that checks whether a person has unread notices; the result is cached until that changes. */
export function createUnreadCheck({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const cache = createTopicCache<{ any: boolean }>(topics, { maxBytes: 5_000_000, weigh: () => 0 });
  return async (userId: number) =>
    (
      await cache.get(String(userId), [topicOf(noticesTopic, userId)], async () => ({
        any: (await countUnread(db, userId)) > 0,
      }))
    ).any;
}

/** Marks a person's notices of a subject as read. Mostly there are none; then it writes nothing. */
export async function markSeen({ db, write, clock }: Site, userId: number, subject: string): Promise<void> {
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

const present = (row: NoticeRow, words: Pick<Notice, 'text' | 'title'>): Notice => ({
  id: row.id,
  kind: row.kind,
  ...words,
  link: row.link,
  created_at: toIso(row.createdAt),
  is_read: row.readAt !== null,
});
