import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { approvedMembers, findListed, findUsers, users, type Viewer } from '~/features/people/server/public';
import { isRejected } from '~/features/applications/server/public';
import { areas, units } from '~/features/areas/server/public';
import { isUnlisted } from '~/features/privacy/server/public';
import type { Db } from '~/platform/database';

const byName = [asc(sql`lower(${users.firstName} || ' ' || ${users.lastName})`), asc(users.id)];

/**
 * Whether a row of `users` is in a viewer's directory: approved members; for other members without unlisted people,
 * except that an area admin finds all of their own area.
 */
export function isListedFor(viewer: Viewer): SQL | undefined {
  if (viewer === 'office') return approvedMembers();
  const isOwn = typeof viewer === 'object' ? eq(users.areaId, viewer.areaId) : undefined;
  return and(approvedMembers(), or(sql`not ${isUnlisted()}`, isOwn));
}

/** Returns a viewer's directory, by name. */
export const findMembers = (db: Db, viewer: Viewer) => findListed(db, isListedFor(viewer), byName);

/** Returns the people of member management: all except superusers and rejected applicants, by name. */
export const findManaged = (db: Db) =>
  findListed(db, sql`${users.role} <> 'superuser' and not ${isRejected()}`, byName);

/** Returns the people of the office's list: all except rejected applicants, by name. */
export const findPeople = (db: Db) => findListed(db, sql`not ${isRejected()}`, byName);

/** Returns the approved members of an area, by name. */
export const findMembersOfArea = (db: Db, areaId: number) =>
  findUsers(db, sql`${approvedMembers()} and ${eq(users.areaId, areaId)}`, byName);

/** Returns the numbers of areas and units; with `areaId` only that area's units. */
export async function countPlaces(db: Db, areaId?: number): Promise<{ areas: number; units: number }> {
  const [allAreas, allUnits] = [
    await db.$count(areas),
    await db.$count(units, areaId === undefined ? undefined : eq(units.areaId, areaId)),
  ];
  return { areas: allAreas, units: allUnits };
}
