import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { calendarDay, count, filled, id, instant } from '~/shared/fields';
import { line } from '~/shared/text';
import * as texts from './texts';

/** The dashboard's tiles, and the numbers of its activity and plots (docs/product/admin.md, "Dashboard stats"). */
export const dashboardStatsSchema = z.object({
  total_areas: count,
  total_users: count.describe('All people, applicants included'),
  pending_approvals: count,
  active_members: count.describe('People in the directory'),
  area_admins: count,
  new_registrations_today: count.describe('Since midnight in Asia/Kolkata'),
  active_admins: count.describe('Staff and superusers who were signed in today'),
  registrations_by_month: z
    .array(z.object({ month: z.string().describe('As 2026-11'), registrations: count }))
    .describe('The last twelve months with the current one, the oldest first'),
  members_by_area: z
    .array(z.object({ area: id.nullable(), name: z.string().nullable(), members: count }))
    .describe('Active members; areas by name, then those without one (null) if there are any'),
});
export type DashboardStats = z.output<typeof dashboardStatsSchema>;

/** The state of the backups (docs/product/admin.md, "Backups"). */
export const backupStateSchema = z.object({
  nightly: z.boolean().describe('Whether a backup is made every night'),
  last: z
    .object({
      made_at: instant.describe('When it was complete'),
      rows: count,
      files: count,
      missing_files: count.describe('Files that the site has lost: they are named in the backup'),
    })
    .nullable()
    .describe('The last complete backup, however it was made'),
});
export type BackupState = z.output<typeof backupStateSchema>;

/** The disk space that the site has left, in bytes (docs/product/admin.md, "Room"). */
export const diskSpaceSchema = z.object({
  disk: z
    .object({
      free: count.describe('Bytes that the server may still write'),
      total: count.describe('Bytes'),
      level: z
        .enum(['enough', 'low', 'full'])
        .describe('low: less than a tenth, or than 1 GB; full: nothing is stored any more'),
    })
    .nullable()
    .describe('The disk of DATA_DIR; null where its size is unknown'),
  files: count.describe('Bytes of all stored files, wherever they are; up to five minutes old'),
});
export type DiskSpace = z.output<typeof diskSpaceSchema>;

/** The work that waits in a queue (docs/product/admin.md, "What waits"). */
export const waitingSchema = z.object({
  key: z.string().describe('The name of the queue'),
  label: z.string(),
  count: count.describe('The count of that list'),
  oldest_at: instant.nullable().describe('Since when the oldest waits'),
  due: instant.nullable().describe('The next end that the law sets'),
  late: z.boolean().describe('Whether that end is past'),
  link: z.string().describe('The page with its list, filtered to what waits'),
  put_off: z
    .object({ until: z.iso.date(), reason: z.string(), by: z.string().nullable() })
    .nullable()
    .describe('Until which day it is put off; null once that day has come'),
  opened: z
    .object({ at: instant, by: z.string().nullable() })
    .nullable()
    .describe('Who opened it last, within ten minutes'),
});
export type Waiting = z.output<typeof waitingSchema>;

/** For how many days a queue can be put off. */
export const longestPutOff = 14;
export { openedMinutes } from '~/shared/opened';

const byKey = z.object({ key: z.string().max(40) });

/** The form that puts a queue off: until the morning of a day, and why. */
export const putOffForm = z.object({
  until: calendarDay(texts.chooseDay),
  reason: filled(line(200), texts.giveReason),
});

/** The calls of the admin dashboard's numbers, for staff and superusers. */
export const adminCalls = defineCalls({
  dashboardStats: call('GET /api/admin/dashboard-stats/', 'staff', {
    summary: 'The numbers of the admin dashboard',
    answers: { 200: dashboardStatsSchema },
  }),
  backupState: call('GET /api/admin/backup/', 'superuser', {
    summary: 'When the last backup was made',
    answers: { 200: backupStateSchema },
  }),
  room: call('GET /api/admin/room/', 'superuser', {
    summary: 'The disk space that is left for what the site stores',
    answers: { 200: diskSpaceSchema },
  }),
});

/** The calls of the work that waits, for staff; each queue is for the people whose duty it is. */
export const todayCalls = defineCalls({
  today: call('GET /api/admin/today/', 'staff', {
    summary: 'The queues of the caller’s duties: by their legal end, then by the oldest; what is put off comes last',
    answers: { 200: z.object({ queues: z.array(waitingSchema) }) },
  }),
  daySheet: call('GET /api/admin/today/sheet.pdf', 'staff', {
    summary: 'The same queues on one A4 page',
    answers: { 200: z.string() },
    file: { type: 'application/pdf', stream: true, named: true },
  }),
  openQueue: call('POST /api/admin/today/:key/opened/', 'staff', {
    summary: 'Marks a queue as opened by the caller, which others see for ten minutes',
    params: byKey,
  }),
  putOff: call('POST /api/admin/today/:key/put-off/', 'staff', {
    summary: `Puts a queue off for everybody until a day, at most ${longestPutOff} days ahead and before its legal end`,
    params: byKey,
    body: putOffForm,
  }),
  resume: call('DELETE /api/admin/today/:key/put-off/', 'staff', {
    summary: 'Takes back that a queue was put off',
    params: byKey,
  }),
});
