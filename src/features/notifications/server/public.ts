import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '~/platform/database';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { notificationCalls, type Notice } from '../contract';
import { workOnMails } from './mailing';
import { noticeSettings, notices } from './tables';
import { tell, type News } from './tell';
import { createUnsubscribeLinks, registerUnsubscribe } from './unsubscribe';

export { insertNotices } from './tell';

export type NotificationsFeature = Awaited<ReturnType<typeof registerNotifications>>;

/**
 * Registers the calls of notices (readings.md, "Community"), the jobs that mail them and the link that ends the mails.
 * Gives other features the way to tell people of things.
 */
export async function registerNotifications(site: Site, calls: CallRegistrar, app: FastifyInstance) {
  const { db, write, clock } = site;
  const links = createUnsubscribeLinks(site);
  workOnMails(site, links);
  await registerUnsubscribe(app, site, links);

  calls.register(notificationCalls, {
    notices: async ({ query }, { caller }) => {
      const mine = eq(notices.userId, caller!.id);
      const { offset, limit } = rowsOf(query);
      const rows = await db.select().from(notices).where(mine).orderBy(desc(notices.id)).offset(offset).limit(limit);
      const [found] = await db.select({ all: count() }).from(notices).where(mine);
      const page = pageOf(notificationCalls.notices.path, query, found?.all ?? 0, rows.map(present));
      return { ...page, unread_count: await countUnread(db, caller!.id) };
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
    /** Tells people, in the transaction of what it is about: by the bell, and those by mail who chose so. */
    tell: (tx: Tx, news: News) => tell(site, tx, news),
    /** Takes away the notices that speak of what is being deleted. */
    async forget(tx: Tx, subject: string): Promise<void> {
      await tx.delete(notices).where(eq(notices.subject, subject));
    },
  };
}

const unreadOf = (userId: number) => and(eq(notices.userId, userId), isNull(notices.readAt));

async function countUnread(db: Db | Tx, userId: number): Promise<number> {
  const [found] = await db.select({ unread: count() }).from(notices).where(unreadOf(userId));
  return found?.unread ?? 0;
}

const present = (row: typeof notices.$inferSelect): Notice => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  title: row.title,
  link: row.link,
  created_at: toIso(row.createdAt),
  is_read: row.readAt !== null,
});
