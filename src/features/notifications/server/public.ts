import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { notificationCalls } from '../contract';
import type { NoticeKind } from '../contract/choices';
import { noticeSettings, notices } from './tables';

/** Something to tell people of. */
export interface News {
  /** Ids of accounts. */
  to: number[];
  kind: NoticeKind;
  /** One sentence: who did what. */
  text: string;
  /** What it is about. */
  title: string;
  /** Root-relative; null when there is nothing to look at. */
  link: string | null;
  /** What it speaks of, for `forget`. */
  subject: string;
}

export type NotificationsFeature = ReturnType<typeof registerNotifications>;

/** Registers the calls of notices (readings.md, "Community") and gives other features the way to tell people of things. */
export function registerNotifications(site: Site, calls: CallRegistrar) {
  const { db, write, clock } = site;
  const unreadOf = (userId: number) => and(eq(notices.userId, userId), isNull(notices.readAt));
  const countUnread = async (on: typeof db | Tx, userId: number) => {
    const [found] = await on.select({ unread: count() }).from(notices).where(unreadOf(userId));
    return found?.unread ?? 0;
  };

  calls.register(notificationCalls, {
    notices: async ({ query }, { caller }) => {
      const mine = eq(notices.userId, caller!.id);
      const { offset, limit } = rowsOf(query);
      const rows = await db.select().from(notices).where(mine).orderBy(desc(notices.id)).offset(offset).limit(limit);
      const [found] = await db.select({ all: count() }).from(notices).where(mine);
      const results = rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        text: row.text,
        title: row.title,
        link: row.link,
        created_at: toIso(row.createdAt),
        is_read: row.readAt !== null,
      }));
      const unread = await countUnread(db, caller!.id);
      return { ...pageOf(notificationCalls.notices.path, query, found?.all ?? 0, results), unread_count: unread };
    },
    readNotices: ({ body }, { caller }) =>
      write(async (tx) => {
        const these = body?.ids && inArray(notices.id, body.ids);
        await tx.update(notices).set({ readAt: clock.now() }).where(and(unreadOf(caller!.id), these));
        return { unread_count: await countUnread(tx, caller!.id) };
      }),
    noticeSettings: async (_, { caller }) => {
      const [found] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, caller!.id));
      return { mail: found?.mail ?? 'none' };
    },
    changeNoticeSettings: ({ body: { mail } }, { caller }) =>
      write(async (tx) => {
        const row = { userId: caller!.id, mail };
        await tx.insert(noticeSettings).values(row).onConflictDoUpdate({ target: noticeSettings.userId, set: { mail } });
        return { mail };
      }),
  });

  return {
    /** Puts a notice into everyone's bell, in the transaction of what it tells of. */
    async tell(tx: Tx, { to, ...news }: News): Promise<void> {
      if (to.length === 0) return;
      const createdAt = clock.now();
      await tx.insert(notices).values(to.map((userId) => ({ userId, ...news, createdAt })));
    },
    /** Takes away the notices that speak of what is being deleted. */
    async forget(tx: Tx, subject: string): Promise<void> {
      await tx.delete(notices).where(eq(notices.subject, subject));
    },
  };
}
