import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { demoDomain } from '~/platform/mail';
import { roles } from '~/shared/access';
import type { Language } from '~/shared/language';
import { flagsOf } from '~/shared/person/role-rules';
import { completionColumn } from './completion';
import { seenColumns } from './seen';
import { users } from './tables';

const memberRoles = roles.filter((role) => flagsOf(role).is_member);
// The hash stays in the database; the keys of the names serve searches alone.
const {
  passwordHash: _hash,
  nameFolded: _folded,
  nameSound: _sound,
  nameMlFolded: _mlFolded,
  nameMlSound: _mlSound,
  ...columns
} = getTableColumns(users);

/** A person with the names of their area and unit, without the hash of the password. */
export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

/** Selects the names of a person's area and unit; for `ml` the Malayalam ones where they exist. */
const placeNames = (language: Language) => ({
  areaName:
    language === 'ml'
      ? sql<string | null>`coalesce(${areas.nameMl}, ${areas.name})`
      : sql<string | null>`${areas.name}`,
  unitName:
    language === 'ml'
      ? sql<string | null>`coalesce(${units.nameMl}, ${units.name})`
      : sql<string | null>`${units.name}`,
});

/** Selects columns of people in an order, with the names of area and unit in `language`. */
const selectPeople = <Fields extends Record<string, PgColumn | SQL>>(
  db: Db | Tx,
  fields: Fields,
  { where, order, language }: { where: SQL | undefined; order: SQL[]; language: Language },
) =>
  db
    .select({ ...fields, ...placeNames(language) })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(where)
    .orderBy(...order);

/** Returns people in the given order, or by id, with the names of area and unit in `language`. */
export function findUsers(db: Db | Tx, where?: SQL, order: SQL[] = [asc(users.id)], language: Language = 'en') {
  return selectPeople(db, columns, { where, order, language });
}

export type ListedRow = Awaited<ReturnType<typeof findListed>>[number];

/** Returns people for lists of thousands: only the columns that rows show, and the completion of the profile. */
export function findListed(db: Db | Tx, where: SQL | undefined, order: SQL[], language: Language = 'en') {
  return selectPeople(
    db,
    {
      ...seenColumns,
      membershipId: users.membershipId,
      role: users.role,
      duties: users.duties,
      isApproved: users.isApproved,
      dateJoined: users.dateJoined,
      updatedAt: users.updatedAt,
      unitId: users.unitId,
      licenceUntil: users.licenceUntil,
      membershipUntil: users.membershipUntil,
      confirmedClass: users.confirmedLicenseCategory,
      completion: completionColumn(),
    },
    { where, order, language },
  );
}

export async function findUser(db: Db | Tx, id: number, language: Language = 'en'): Promise<UserRow | undefined> {
  const [user] = await findUsers(db, eq(users.id, id), undefined, language);
  return user;
}

/** Returns the number of approved superusers who can log in, besides these people. */
export async function otherSuperusers(tx: Tx, ...ids: number[]): Promise<number> {
  const [found] = await tx
    .select({ others: count() })
    .from(users)
    .where(and(eq(users.role, 'superuser'), activePeople(), not(withoutAddress()), notInArray(users.id, ids)));
  return found?.others ?? 0;
}

/** Selects people without an address: they have no login and get no mail (docs/decisions/0063). */
export const withoutAddress = () => isNull(users.email);

/** Selects the people whose account is in use, as `isActive` (rules.ts) has it (docs/decisions/0072). */
export const activePeople = () => and(users.isApproved, isNull(users.deceasedOn))!;

/** Selects the people in the directory: active members by role (rules.ts); superusers are the office. */
export const approvedMembers = () => and(activePeople(), inArray(users.role, memberRoles));

/** Selects the people with access as `member` (shared/access.ts): members and superusers. */
export const membersAndAbove = () => or(approvedMembers(), and(activePeople(), eq(users.role, 'superuser')));

/** Returns whether a person has died, so that no mail of theirs is sent (platform/mail/sending.ts). */
export const isDeceased = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), isNotNull(users.deceasedOn)))) > 0;

/** Returns the number of people, applicants too, in an area or a unit. */
export async function countPeople(db: Db | Tx, place: { areaId: number } | { unitId: number }): Promise<number> {
  const where = 'areaId' in place ? eq(users.areaId, place.areaId) : eq(users.unitId, place.unitId);
  const [found] = await db.select({ people: count() }).from(users).where(where);
  return found?.people ?? 0;
}

/**
 * Selects the people whom the demo data invented: those of the list of its rows, and by their address those of earlier
 * versions, which had no list. A superuser is none.
 */
export const isInvented = (ids: readonly number[]): SQL =>
  and(ne(users.role, 'superuser'), or(like(users.email, `%${demoDomain}`), inArray(users.id, [...ids, 0])))!;
