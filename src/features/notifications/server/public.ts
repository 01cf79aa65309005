import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '~/platform/database';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { notificationCalls } from '../contract';
import { forget } from './forget';
import { workOnMails } from './mailing';
import { countUnread, listNotices, readNotices, seen } from './read';
import { workOnSweep } from './sweep';
import { noticeSettings } from './tables';
import { notify, type News } from './notify';
import { createUnsubscribeLinks, registerUnsubscribe } from './unsubscribe';

export { insertNotices, type News } from './notify';

export type NotificationsFeature = Awaited<ReturnType<typeof registerNotifications>>;

/**
 * Registers the calls of notices (readings.md, "Community"), the jobs that mail them and the link that ends the mails.
 * Gives other features the way to tell people of things.
 */
export async function registerNotifications(site: Site, calls: CallRegistrar, app: FastifyInstance) {
  const { db, write } = site;
  const links = createUnsubscribeLinks(site);
  workOnMails(site, links);
  workOnSweep(site);
  await registerUnsubscribe(app, site, links);

  calls.register(notificationCalls, {
    notices: ({ query }, { caller }) => listNotices(db, caller.id, query),
    unreadCount: async (_, { caller }) => ({ unread_count: await countUnread(db, caller.id) }),
    readNotices: ({ body }, { caller }) => readNotices(site, caller.id, body ?? {}),
    noticeSettings: async (_, { caller }) => {
      const [found] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, caller.id));
      return { mail: found?.mail ?? 'none' };
    },
    changeNoticeSettings: ({ body: { mail } }, { caller }) =>
      write(async (tx) => {
        const row = { userId: caller.id, mail };
        await tx.insert(noticeSettings).values(row).onConflictDoUpdate({ target: noticeSettings.userId, set: { mail } });
        return { mail };
      }),
  });

  return {
    /** Tells people, in the transaction of what it is about: by the bell, and those by mail who chose so. */
    notify: (tx: Tx, invalidate: Invalidate, news: News) => notify(site, tx, invalidate, news),
    /** Takes away the notices that are right no longer, in the transaction of what makes them wrong. */
    forget,
    /** Marks as read what somebody was told of a subject: they are looking at it. */
    seen: (userId: number, subject: string) => seen(site, userId, subject),
  };
}
