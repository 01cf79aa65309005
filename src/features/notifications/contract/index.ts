import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, readAt } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { mailChoices, noticeKinds } from './choices';

/** The topic of a person's own notices (`topicOf`), invalidated when their number of unread notices changes. */
export const noticesTopic = 'notices';

/** A notice as its reader receives it. */
export const noticeSchema = z.object({
  id,
  kind: z.enum(noticeKinds),
  text: z.string().describe('Anil Nair answered your question'),
  title: z.string().describe('What it is about: the title of the question'),
  link: z.string().nullable().describe('Where it leads on this site'),
  created_at: instant,
  is_read: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

const settings = z.object({ mail: z.enum(mailChoices), updated_at: instant });
const settingsForm = settings.extend({ updated_at: readAt });
export type NoticeSettings = z.output<typeof settings>;
export type SettingsForm = z.output<typeof settingsForm>;

const unread = z.object({ unread_count: count });

/** The calls of notices (docs/product/notifications.md, "Calls"). Every caller has their own notices only. */
export const notificationCalls = defineCalls({
  notices: call('GET /api/notifications/', 'approved', {
    summary: 'The own notices, the newest first, and how many are unread',
    query: z.object(pageQuery(20)),
    answers: {
      200: pageSchema(noticeSchema).extend({
        unread_count: count,
        newest_id: id.nullable().describe('Of all pages; for `up_to`'),
      }),
    },
  }),
  unreadCount: call('GET /api/notifications/unread-count/', 'approved', {
    summary: 'How many of the own notices are unread; polled, answered from memory',
    answers: { 200: unread },
    cache: { topics: [noticesTopic], perPerson: true },
  }),
  readNotices: call('POST /api/notifications/read/', 'approved', {
    summary: 'Marks notices as read: those named, those up to one, or all',
    evenWhenFull: true,
    body: z
      .object({
        ids: z.array(id).max(500).optional().describe('Without them all'),
        up_to: id.optional().describe('Only this one and older ones: the reader has not seen later ones'),
      })
      .nullish(),
    answers: { 200: unread },
  }),
  noticeSettings: call('GET /api/notifications/settings/', 'approved', {
    summary: 'Whether notices come by mail',
    answers: { 200: settings },
  }),
  changeNoticeSettings: call('PATCH /api/notifications/settings/', 'approved', {
    summary: 'By mail at once, once a day, or not at all; 409 `stale`',
    body: settingsForm,
    answers: { 200: settings },
  }),
});

export type NotificationCalls = typeof notificationCalls;
