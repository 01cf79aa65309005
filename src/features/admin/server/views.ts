import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import { activePeople, approvedMembers, users } from '~/features/people/server/public';
import { awaitsApproval } from '~/features/applications/server/public';
import { areas } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { fromIso } from '~/shared/dates';

/** Counts people by role and state in one query. `today` is the start of the day. */
export async function countUsers(db: Db, today: Date) {
  const [found] = await db
    .select({
      total_users: count(),
      pending_approvals: sql<number>`count(*) filter (where ${awaitsApproval()})`.mapWith(Number),
      active_members: sql<number>`count(*) filter (where ${approvedMembers()})`.mapWith(Number),
      area_admins: sql<number>`count(*) filter (where ${activePeople()} and ${eq(users.role, 'area_admin')})`.mapWith(
        Number,
      ),
      new_registrations_today: sql<number>`count(*) filter (where ${gte(users.dateJoined, today)})`.mapWith(Number),
    })
    .from(users);
  return found!;
}

/** Returns the registrations by month in the site's zone, from `since` (`2026-01`) on, without empty months. */
export async function countRegistrations(db: Db, since: string): Promise<Map<string, number>> {
  // An interval, because the embedded database may lack the names of zones. India has no daylight saving time.
  const month = sql<string>`to_char(${users.dateJoined} at time zone interval '05:30', 'YYYY-MM')`;
  const found = await db
    .select({ month, registrations: count() })
    .from(users)
    .where(gte(users.dateJoined, fromIso(`${since}-01T00:00:00`)))
    .groupBy(sql`1`);
  return new Map(found.map((row) => [row.month, row.registrations]));
}

/** Returns the number of active members of every area, by the area's name; areas without any are included. */
export function countMembersByArea(db: Db) {
  return db
    .select({ area: areas.id, name: areas.name, nameMl: areas.nameMl, members: count(users.id) })
    .from(areas)
    .leftJoin(users, and(eq(users.areaId, areas.id), approvedMembers()))
    .groupBy(areas.id)
    .orderBy(asc(sql`fold(${areas.name})`), asc(areas.id));
}
