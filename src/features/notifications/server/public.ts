import { changeSetting, readSetting } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { noticesTopic, notificationCalls } from '../contract';
import { both } from '../texts/both';
import { eraseNotices } from './erase';
import { forget, restore } from './forget';
import { mailSettingOf, type DeclinesMails, type RecordMailChoice } from './mail-choice';
import { workOnMails } from './mailing';
import { countUnread, createUnreadCheck, listNotices, readNotices, markSeen } from './read';
import { noticeRows } from './personal';
import { notices } from './tables';
import { mailJobs, notify, pushJob, type NewNotice } from './notify';
import { createUnsubscribeLinks, noticeMails, registerUnsubscribe } from './unsubscribe';

export { forget as forgetNotices } from './forget';
export { chooseMail } from './mail-choice';
export { insertNotices, type NewNotice } from './notify';
export { insertDemoNotices } from '~demo/notifications/notices';
export { pushJob, pushJobSchema } from './notify';
export { findUnread, markPushed, wasSent } from './push';
export { noticesOf } from './read';
export { dropReadNotices } from './sweep';
export { createNoticeTitle, createNoticeWords, localizeNotice, type NoticeWords } from './notice-words';
/** For other mails that people subscribe to: the link at their end (RFC 8058). */
export { createUnsubscribeLinks, registerUnsubscribe, type ChosenMails } from './unsubscribe';

/** What the privacy centre has about mails; handed in, as it imports this. */
interface Consents {
  recordMailChoice: RecordMailChoice;
  declinesMails: DeclinesMails;
}

/** Notices: in the bell, and by mail as each person chose; the link at a mail's end stops the mails. */
export const notificationsFeature = ({ recordMailChoice, declinesMails }: Consents): Feature => ({
  texts: both,
  register: async (site, { app, calls }) => {
    await registerUnsubscribe(app, site, {
      ...noticeMails,
      stop: async (tx, userId, at) => {
        await changeSetting(tx, mailSettingOf(declinesMails), userId, { values: { mail: 'none' }, at });
        await recordMailChoice(tx, userId, false, at);
      },
    });
    registerNotifications(site, calls, { recordMailChoice, declinesMails });
  },
  // Other features' demo data adds notices.
  demoData: { rows: [], also: [notices], topics: [noticesTopic] },
  jobs: (site) => workOnMails(site, createUnsubscribeLinks(site), declinesMails),
  mailJobs: [...Object.values(mailJobs), pushJob],
  robots: { closed: ['/notifications'] },
  personal: { rows: noticeRows, erase: eraseNotices },
});

/** Registers the calls of notices (docs/product/notifications.md, "Calls"). */
function registerNotifications(site: Site, calls: CallRegistrar, { recordMailChoice, declinesMails }: Consents): void {
  const { db, write, clock } = site;
  const mailSetting = mailSettingOf(declinesMails);

  calls.register(notificationCalls, {
    notices: ({ query }, { caller, language }) => listNotices(site, caller.id, query, language),
    unreadCount: async (_, { caller }) => ({ unread_count: await countUnread(db, caller.id) }),
    readNotices: ({ body }, { caller }) => readNotices(site, caller.id, body ?? {}),
    noticeSettings: (_, { caller }) => readSetting(db, mailSetting, caller.id),
    changeNoticeSettings: ({ body: { mail, updated_at: readAt } }, { caller }) =>
      write(async (tx) => {
        const at = clock.now();
        const saved = await changeSetting(tx, mailSetting, caller.id, { values: { mail }, at, readAt });
        await recordMailChoice(tx, caller.id, mail !== 'none', at);
        return saved;
      }),
  });
}

export type Notices = ReturnType<typeof createNotices>;

/** Returns the functions with which other features deliver notices. */
export function createNotices(site: Site) {
  const hasUnread = createUnreadCheck(site);
  return {
    /** Delivers a notice in the transaction of its event: to the bell, and by mail as each person chose. */
    notify: (tx: Tx, invalidate: Invalidate, notice: NewNotice) => notify(site, tx, invalidate, notice),
    /** Deletes notices, in the transaction of the change that makes them wrong; returns them, for `restore`. */
    forget,
    /** Delivers notices again that `forget` deleted, when its change is taken back. */
    restore,
    /** Marks a person's notices of a subject as read, because the person is looking at it. */
    markSeen: async (userId: number, subject: string) => {
      if (await hasUnread(userId)) await markSeen(site, userId, subject);
    },
  };
}
