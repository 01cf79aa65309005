import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { count, id, instant } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { mailChoices, noticeKinds } from './choices';

/** Each person's own (`topicOf`); invalidated when they have more or fewer unread notices. */
export const noticesTopic = 'notices';

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

const settings = z.object({ mail: z.enum(mailChoices) });
export type NoticeSettings = z.output<typeof settings>;

const unread = z.object({ unread_count: count });

/** Notices (docs/product/notifications.md, "Calls"). Everybody has their own only. */
export const notificationCalls = defineCalls({
  notices: {
    method: 'GET',
    path: '/api/notifications/',
    who: 'approved',
    summary: 'The own notices, the newest first, and how many are unread',
    query: z.object(pageQuery(20)),
    answers: {
      200: pageSchema(noticeSchema).extend({
        unread_count: count,
        newest_id: id.nullable().describe('Of all pages; for `up_to`'),
      }),
    },
  },
  unreadCount: {
    method: 'GET',
    path: '/api/notifications/unread-count/',
    who: 'approved',
    summary: 'How many of the own notices are unread; polled, answered from memory',
    answers: { 200: unread },
    topics: [noticesTopic],
    perPerson: true,
  },
  readNotices: {
    method: 'POST',
    path: '/api/notifications/read/',
    who: 'approved',
    summary: 'Marks notices as read: those named, those up to one, or all',
    evenWhenFull: true,
    body: z
      .object({
        ids: z.array(id).max(500).optional().describe('Without them all'),
        up_to: id.optional().describe('Only this one and older ones: what came later nobody has seen'),
      })
      .nullish(),
    answers: { 200: unread },
  },
  noticeSettings: {
    method: 'GET',
    path: '/api/notifications/settings/',
    who: 'approved',
    summary: 'Whether notices come by mail',
    answers: { 200: settings },
  },
  changeNoticeSettings: {
    method: 'PATCH',
    path: '/api/notifications/settings/',
    who: 'approved',
    summary: 'By mail at once, once a day, or not at all',
    body: settings,
    answers: { 200: settings },
  },
});

export type NotificationCalls = typeof notificationCalls;
