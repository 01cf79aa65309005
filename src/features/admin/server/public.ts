import { countActiveStaff } from '~/features/sign-in/server/public';
import { lastBackup } from '~/platform/backup/last-backup';
import type { Feature, Queue } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { inOnePiece } from '~/platform/http/in-one-piece';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { dayOf, MINUTE_MS, startOfDay, toIso } from '~/shared/dates';
import { inLanguage } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { adminCalls, todayCalls, type BackupState, type DashboardStats, type DiskSpace } from '../contract';
import { monthsUntil } from '../rules';
import { both } from '../texts/both';
import { drawDaySheet } from './day-sheet';
import { createToday, eraseMarks } from './today';

import { countMembersByArea, countRegistrations, countUsers } from './views';

/** What the features above this one pass in. */
interface Dependencies {
  /** Returns the queues of all features. */
  queues: () => readonly Queue[];
}

/** The admin dashboard. */
export const adminFeature = ({ queues }: Dependencies): Feature => ({
  texts: both,
  personal: { rows: () => Promise.resolve({}), erase: eraseMarks },
  register: (site, { calls }) => {
    registerAdmin(site, calls);
    const today = createToday(site, queues);
    calls.register(todayCalls, {
      today: async (_, { caller, language }) => ({ queues: await today.list(caller, language) }),
      daySheet: async (_, { caller, language, setHeader }) => {
        const now = site.clock.now();
        const { shortName, accent } = await site.names(language);
        const bytes = await drawDaySheet(await today.list(caller, language), { now, language, shortName, accent });
        setHeader('Content-Disposition', `attachment; filename="todays-work-${dayIso(now)}.pdf"`);
        return inOnePiece(bytes);
      },
      openQueue: ({ params }, { caller }) => today.open(caller, params.key),
      putOff: ({ params, body }, { caller }) => today.putOff(caller, params.key, body),
      resume: ({ params }, { caller }) => today.resume(caller, params.key),
    });
  },
});

/** How long the sum of the file sizes is cached: computing it looks at all files, and it grows slowly. */
const filesUsedMs = 5 * MINUTE_MS;

/** Returns `find` with its result cached for `ms`; a failure is not cached. */
function cacheFor<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; value: Promise<T> } | undefined;
  return async () => {
    if (!cached || performance.now() - cached.at > ms) cached = { at: performance.now(), value: find() };
    const { value } = cached;
    return value.catch((error: unknown) => {
      if (cached?.value === value) cached = undefined;
      throw error;
    });
  };
}

/** Registers the calls of the admin dashboard that belong to no single feature. */
function registerAdmin({ config, db, clock, diskSpace, files, topics }: Site, calls: CallRegistrar): void {
  const figures = createTopicCache<Awaited<ReturnType<typeof count>>>(topics, { maxBytes: 20_000, weigh: () => 2_000 });
  const filesUsed = cacheFor(filesUsedMs, () => files.used());
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
    room: async (): Promise<DiskSpace> => ({ disk: await diskSpace.measure(), files: await filesUsed() }),
    dashboardStats: async (_, { language }): Promise<DashboardStats> => {
      const now = clock.now();
      const day = dayOf(now);
      const cached = await figures.get(String(day), [peopleTopic, areasTopic], () => count(now));
      return {
        ...cached,
        members_by_area: cached.members_by_area.map(({ nameMl, ...row }) => ({
          ...row,
          name: row.name && inLanguage(language, row.name, nameMl),
        })),
        // Not cached: a sign-in changes this number and invalidates no topic.
        active_admins: await countActiveStaff(db, startOfDay(day), now),
      };
    },
  });

  /** Returns the numbers of people and areas, which are the same for every caller and all day long. */
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
