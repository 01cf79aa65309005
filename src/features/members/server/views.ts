import { and, asc, eq, or, sql } from 'drizzle-orm';
import { approvedMembers, findListed, findUsers, isRejected, users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import { isUnlisted } from '~/features/privacy/server/public';
import type { Db } from '~/platform/database';

const byName = [asc(sql`lower(${users.firstName} || ' ' || ${users.lastName})`), asc(users.id)];

/** Approved members by name: the directory as the office has it. */
export const findMembers = (db: Db) => findListed(db, approvedMembers(), byName);

/** The same for other members: without those who are not to be listed. An area admin finds all of `ownArea`. */
export const findListedMembers = (db: Db, ownArea: number | null) =>
  findListed(
    db,
    and(approvedMembers(), or(sql`not ${isUnlisted()}`, ownArea === null ? undefined : eq(users.areaId, ownArea))),
    byName,
  );

/** All people but superusers, applicants that were not rejected too, by name: what the office manages. */
export const findEveryone = (db: Db) =>
  findListed(db, sql`${users.role} <> 'superuser' and not ${isRejected()}`, byName);

/** Approved members of one area by name. */
export const findMembersOfArea = (db: Db, areaId: number) =>
  findUsers(db, sql`${approvedMembers()} and ${eq(users.areaId, areaId)}`, byName);

/** How many areas and units there are; units of one area only if it is given. */
export async function countPlaces(db: Db, areaId?: number): Promise<{ areas: number; units: number }> {
  const [allAreas, allUnits] = [
    await db.$count(areas),
    await db.$count(units, areaId === undefined ? undefined : eq(units.areaId, areaId)),
  ];
  return { areas: allAreas, units: allUnits };
}
