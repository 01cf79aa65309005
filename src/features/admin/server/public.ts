import { countActiveStaff } from '~/features/accounts/server/public';
import { lastBackup } from '~/platform/backup/last-backup';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { dayOf, startOfDay, toIso } from '~/shared/dates';
import { inLanguage } from '~/shared/language';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { adminCalls, type BackupState, type DashboardStats, type RoomLeft } from '../contract';
import { monthsUntil } from '../rules';
import { both } from '../texts/both';
import { countMembersByArea, countRegistrations, countUsers } from './views';

/** The admin dashboard. */
export const adminFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerAdmin(site, calls),
};

/** Milliseconds: all files are looked at for it, and the sum grows slowly. */
const usedFor = 5 * 60_000;

/** What `find` found, found anew only when it is older than `ms` or could not be found. */
function keptFor<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return async () => {
    if (!kept || performance.now() - kept.at > ms) kept = { at: performance.now(), value: find() };
    const { value } = kept;
    return value.catch((error: unknown) => {
      if (kept?.value === value) kept = undefined;
      throw error;
    });
  };
}

/** Registers what the admin dashboard asks for that belongs to no one feature. */
function registerAdmin({ config, db, clock, room, files, topics }: Site, calls: CallRegistrar): void {
  const figures = createKept<Awaited<ReturnType<typeof count>>>(topics, { most: 20_000, weigh: () => 2_000 });
  const filesUsed = keptFor(usedFor, () => files.used());
  calls.register(adminCalls, {
    backupState: async (): Promise<BackupState> => {
      const last = await lastBackup(db);
      return {
        nightly: config.backupUrl !== undefined,
        last: last && {
          made_at: toIso(new Date(last.at)),
          rows: last.rows,
          files: last.files,
          missing_files: last.missing,
        },
      };
    },
    room: async (): Promise<RoomLeft> => ({ disk: await room.look(), files: await filesUsed() }),
    dashboardStats: async (_, { language }): Promise<DashboardStats> => {
      const now = clock.now();
      const day = dayOf(now);
      const kept = await figures.get(String(day), [peopleTopic, areasTopic], () => count(now));
      // Whoever signs in changes this one, and nothing else.
      return {
        ...kept,
        members_by_area: kept.members_by_area.map(({ nameMl, ...row }) => ({
          ...row,
          name: row.name && inLanguage(language, row.name, nameMl),
        })),
        active_admins: await countActiveStaff(db, startOfDay(day), now),
      };
    },
  });

  /** What there is of people and areas, the same for all who may ask, all day long. */
  const count = async (now: Date) => {
    const months = monthsUntil(now, 12);
    const registrations = await countRegistrations(db, months[0]!);
    const people = await countUsers(db, startOfDay(dayOf(now)));
    const byArea = await countMembersByArea(db);
    const placed = byArea.reduce((sum, { members }) => sum + members, 0);
    const unplaced = { area: null, name: null, nameMl: null, members: people.active_members - placed };
    return {
      ...people,
      total_areas: byArea.length,
      registrations_by_month: months.map((month) => ({ month, registrations: registrations.get(month) ?? 0 })),
      members_by_area: unplaced.members > 0 ? [...byArea, unplaced] : byArea,
    };
  };
}
