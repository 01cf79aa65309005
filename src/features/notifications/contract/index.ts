import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { jsonId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { mailChoices, noticeKinds } from './choices';

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

/** readings.md, "Community": notices. Everyone has their own only. */
export const notificationCalls = defineCalls({
  notices: {
    method: 'GET',
    path: '/api/notifications/',
    who: 'approved',
    summary: 'The own notices, the newest first, and how many are unread',
    query: z.object(pageQuery(20)),
    answer: pageSchema(noticeSchema).extend({ unread_count: count }),
  },
  readNotices: {
    method: 'POST',
    path: '/api/notifications/read/',
    who: 'approved',
    summary: 'Marks notices as read: those named, or all',
    body: z.object({ ids: z.array(jsonId).max(500).optional().describe('Without them all') }).nullish(),
    answer: z.object({ unread_count: count }),
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
