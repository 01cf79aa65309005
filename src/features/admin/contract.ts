import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { count, id, instant } from '~/shared/fields';

/** The tiles of the admin dashboard, and what its activity and plots show (docs/product/admin.md, "Dashboard stats"). */
export const dashboardStatsSchema = z.object({
  total_areas: count,
  total_users: count.describe('Everybody, applicants too'),
  pending_approvals: count,
  active_members: count.describe('Who is in the directory'),
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

/** Whether what the site holds is safe (docs/product/admin.md, "Backups"). */
export const backupStateSchema = z.object({
  nightly: z.boolean().describe('Whether one is made every night'),
  last: z
    .object({
      made_at: instant.describe('From then on it is whole'),
      rows: count,
      files: count,
      missing_files: count.describe('Files that the site has lost: they are named in the backup'),
    })
    .nullable()
    .describe('The last one that was completed, however it was made'),
});
export type BackupState = z.output<typeof backupStateSchema>;

/** How much room the site has left (docs/product/admin.md, "Room"). */
export const roomSchema = z.object({
  disk: z
    .object({
      free: count.describe('Bytes that the server may still write'),
      total: count.describe('Bytes'),
      level: z
        .enum(['enough', 'low', 'full'])
        .describe('low: less than a tenth, or than 1 GB; full: nothing is stored any more'),
    })
    .nullable()
    .describe('The disk of DATA_DIR; null where nobody can tell'),
  files: count.describe('Bytes of all stored files, wherever they are; up to five minutes old'),
});
export type RoomLeft = z.output<typeof roomSchema>;

/** The admin dashboard's numbers, for staff and superusers. */
export const adminCalls = defineCalls({
  dashboardStats: {
    method: 'GET',
    path: '/api/admin/dashboard-stats/',
    who: 'staff',
    summary: 'The numbers of the admin dashboard',
    answers: { 200: dashboardStatsSchema },
  },
  backupState: {
    method: 'GET',
    path: '/api/admin/backup/',
    who: 'superuser',
    summary: 'When the last backup was made',
    answers: { 200: backupStateSchema },
  },
  room: {
    method: 'GET',
    path: '/api/admin/room/',
    who: 'superuser',
    summary: 'How much room is left for what the site stores',
    answers: { 200: roomSchema },
  },
});
