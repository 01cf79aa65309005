import { countActiveStaff } from '~/features/accounts/server/public';
import { lastBackup } from '~/platform/backup/last-backup';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { dayOf, startOfDay, toIso } from '~/shared/dates';
import { adminCalls, type BackupState, type DashboardStats } from '../contract';
import { monthsUntil } from '../rules';
import { countMembersByArea, countRegistrations, countUsers } from './views';

/** The admin dashboard. */
export const adminFeature: Feature = {
  register: (site, { calls }) => registerAdmin(site, calls),
};

/** Registers what the admin dashboard asks for that belongs to no one feature. */
function registerAdmin({ config, db, clock }: Site, calls: CallRegistrar): void {
  calls.register(adminCalls, {
    backupState: async (): Promise<BackupState> => {
      const last = await lastBackup(db);
      return {
        nightly: config.backupUrl !== undefined,
        last: last && { made_at: toIso(new Date(last.at)), rows: last.rows, files: last.files, missing_files: last.missing },
      };
    },
    dashboardStats: async (): Promise<DashboardStats> => {
      const now = clock.now();
      const today = startOfDay(dayOf(now));
      const months = monthsUntil(now, 12);
      const registrations = await countRegistrations(db, months[0]!);
      const people = await countUsers(db, today);
      const byArea = await countMembersByArea(db);
      const placed = byArea.reduce((sum, { members }) => sum + members, 0);
      const unplaced = { area: null, name: null, members: people.active_members - placed };
      return {
        ...people,
        total_areas: byArea.length,
        active_admins: await countActiveStaff(db, today, now),
        registrations_by_month: months.map((month) => ({ month, registrations: registrations.get(month) ?? 0 })),
        members_by_area: unplaced.members > 0 ? [...byArea, unplaced] : byArea,
      };
    },
  });
}
