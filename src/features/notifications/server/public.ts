import { eq } from 'drizzle-orm';
import { lockUser } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { noticesTopic, notificationCalls } from '../contract';
import { both } from '../texts/both';
import { eraseNotices } from './erase';
import { forget } from './forget';
import { chooseMail, type RecordMailChoice } from './mail-choice';
import { workOnMails } from './mailing';
import { countUnread, createUnread, listNotices, readNotices, seen } from './read';
import { noticeRows } from './personal';
import { notices, noticeSettings } from './tables';
import { mailJobs, notify, type News } from './notify';
import { createUnsubscribeLinks, noticeMails, registerUnsubscribe } from './unsubscribe';

export { chooseMail } from './mail-choice';
export { insertNotices, type News } from './notify';
export { dropReadNotices } from './sweep';
export { toldBy, type Words } from './told';
/** For mails of another kind that people choose to have: the link at their end (RFC 8058). */
export { createUnsubscribeLinks, registerUnsubscribe, type ChosenMails } from './unsubscribe';

/** Notices: in the bell, and by mail for those who want that; the link at a mail's end ends the mails. */
export const notificationsFeature = ({ recordMailChoice }: { recordMailChoice: RecordMailChoice }): Feature => ({
  texts: both,
  register: async (site, { app, calls }) => {
    await registerUnsubscribe(app, site, {
      ...noticeMails,
      stop: async (tx, userId) => {
        await lockUser(tx, userId);
        await noticeMails.stop(tx, userId);
        await recordMailChoice(tx, userId, false, site.clock.now());
      },
    });
    registerNotifications(site, calls, recordMailChoice);
  },
  // The board's demo data brings a few.
  demoData: { rows: [], also: [notices], topics: [noticesTopic] },
  jobs: (site) => workOnMails(site, createUnsubscribeLinks(site)),
  mailJobs: Object.values(mailJobs),
  robots: { closed: ['/notifications'] },
  personal: { rows: noticeRows, erase: eraseNotices },
});

/** Registers the calls of notices (docs/product/notifications.md, "Calls"). */
function registerNotifications(site: Site, calls: CallRegistrar, recordMailChoice: RecordMailChoice): void {
  const { db, write, clock } = site;

  calls.register(notificationCalls, {
    notices: ({ query }, { caller, language }) => listNotices(site, caller.id, query, language),
    unreadCount: async (_, { caller }) => ({ unread_count: await countUnread(db, caller.id) }),
    readNotices: ({ body }, { caller }) => readNotices(site, caller.id, body ?? {}),
    noticeSettings: async (_, { caller }) => {
      const [found] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, caller.id));
      return { mail: found?.mail ?? 'none' };
    },
    changeNoticeSettings: ({ body }, { caller }) =>
      write(async (tx) => {
        await lockUser(tx, caller.id);
        await chooseMail(tx, caller.id, body.mail);
        await recordMailChoice(tx, caller.id, body.mail !== 'none', clock.now());
        return body;
      }),
  });
}

export type Notices = ReturnType<typeof createNotices>;

/** How other features tell people of things. */
export function createNotices(site: Site) {
  const hasUnread = createUnread(site);
  return {
    /** Tells people, in the transaction of what it is about: by the bell, and by mail those who chose that. */
    notify: (tx: Tx, invalidate: Invalidate, news: News) => notify(site, tx, invalidate, news),
    /** Takes away notices that are no longer right, in the transaction of what makes them wrong. */
    forget,
    /** Marks as read what somebody was told of a subject: they are looking at it. */
    seen: async (userId: number, subject: string) => {
      if (await hasUnread(userId)) await seen(site, userId, subject);
    },
  };
}
