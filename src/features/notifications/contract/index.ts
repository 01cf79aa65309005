import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { jsonId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { mailChoices, noticeKinds } from './choices';

/** Each person's own (`topicOf`); invalidated when they have more or fewer unread notices. */
export const noticesTopic = 'notices';

const count = z.number().int().nonnegative();

export const noticeSchema = z.object({
  id: jsonId,
  kind: z.enum(noticeKinds),
  text: z.string().describe('Anil Nair answered your question'),
  title: z.string().describe('What it is about: the title of the question'),
  link: z.string().nullable().describe('Where it leads on this site'),
  created_at: z.iso.datetime({ offset: true }),
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
    answer: pageSchema(noticeSchema).extend({
      unread_count: count,
      newest_id: jsonId.nullable().describe('Of all pages; for `up_to`'),
    }),
  },
  unreadCount: {
    method: 'GET',
    path: '/api/notifications/unread-count/',
    who: 'approved',
    summary: 'How many of the own notices are unread; polled, answered from memory',
    answer: unread,
    topics: [noticesTopic],
    perPerson: true,
  },
  readNotices: {
    method: 'POST',
    path: '/api/notifications/read/',
    who: 'approved',
    summary: 'Marks notices as read: those named, those up to one, or all',
    body: z
      .object({
        ids: z.array(jsonId).max(500).optional().describe('Without them all'),
        up_to: jsonId.optional().describe('Only this one and older ones: what came later nobody has seen'),
      })
      .nullish(),
    answer: unread,
  },
  noticeSettings: {
    method: 'GET',
    path: '/api/notifications/settings/',
    who: 'approved',
    summary: 'Whether notices come by mail',
    answer: settings,
  },
  changeNoticeSettings: {
    method: 'PATCH',
    path: '/api/notifications/settings/',
    who: 'approved',
    summary: 'By mail at once, once a day, or not at all',
    body: settings,
    answer: settings,
  },
});

export type NotificationCalls = typeof notificationCalls;
