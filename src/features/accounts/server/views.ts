import { and, asc, count, eq, getTableColumns, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { roles } from '~/shared/access';
import type { Language } from '~/shared/language';
import { flagsOf } from '../rules';
import { completionColumn } from './completion';
import { applications, users } from './tables';

const memberRoles = roles.filter((role) => flagsOf(role).is_member);
// Not what searches look through.
const { passwordHash: _, nameSound: __, ...columns } = getTableColumns(users);

/** A person with the names of their area and unit. The password's hash stays where it is. */
export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

/** The names of a person's area and unit: the Malayalam ones where there are some and they are asked for. */
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

/** People in the order given, by id if none is; `where` narrows them. Their places are called as in `language`. */
export function findUsers(db: Db | Tx, where?: SQL, order: SQL[] = [asc(users.id)], language: Language = 'en') {
  return db
    .select({ ...columns, ...placeNames(language) })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(where)
    .orderBy(...order);
}

/** What lists of people show, and how full the profile is. */
export type ListedRow = Awaited<ReturnType<typeof findListed>>[number];

/** The same for lists of thousands of people: only what their rows show, a fraction of a profile. */
export function findListed(db: Db | Tx, where: SQL | undefined, order: SQL[], language: Language = 'en') {
  return db
    .select({
      id: users.id,
      membershipId: users.membershipId,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      hidePhone: users.hidePhone,
      hideEmail: users.hideEmail,
      role: users.role,
      duties: users.duties,
      isApproved: users.isApproved,
      photo: users.photo,
      dateJoined: users.dateJoined,
      updatedAt: users.updatedAt,
      areaId: users.areaId,
      unitId: users.unitId,
      ...placeNames(language),
      licenceUntil: users.licenceUntil,
      membershipUntil: users.membershipUntil,
      completion: completionColumn(),
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(where)
    .orderBy(...order);
}

export async function findUser(db: Db | Tx, id: number, language: Language = 'en'): Promise<UserRow | undefined> {
  const [user] = await findUsers(db, eq(users.id, id), undefined, language);
  return user;
}

/** Whether somebody's application was rejected. */
export const isRejected = () =>
  sql`exists (select 1 from ${applications} where ${applications.userId} = ${users.id} and ${applications.state} = 'rejected')`;

/** Who waits for an approval: everybody who has none and was not rejected. */
export const awaitsApproval = () => and(eq(users.isApproved, false), not(isRejected()));

/** Applicants, the longest waiting first; `where` narrows them further. */
export function findPending(db: Db | Tx, where?: SQL, language: Language = 'en') {
  return findUsers(db, and(awaitsApproval(), where), [asc(users.dateJoined), asc(users.id)], language);
}

/** What login needs: by e-mail (any case) or membership id (any case). */
export async function findForLogin(db: Db, emailOrMemberId: string) {
  const wanted = emailOrMemberId.trim();
  const [user] = await db
    .select()
    .from(users)
    .where(
      wanted.includes('@')
        ? sql`lower(${users.email}) = lower(${wanted})`
        : eq(users.membershipId, wanted.toUpperCase()),
    );
  return user;
}

export async function findByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user;
}

/** How many approved superusers there are besides one person. */
export async function otherSuperusers(tx: Tx, id: number): Promise<number> {
  const [found] = await tx
    .select({ others: count() })
    .from(users)
    .where(and(eq(users.role, 'superuser'), users.isApproved, sql`${users.id} <> ${id}`));
  return found?.others ?? 0;
}

/** Who is in the directory: approved, with a role that makes a member (rules.ts). A superuser is the office. */
export const approvedMembers = () => and(eq(users.isApproved, true), inArray(users.role, memberRoles));

/** Everyone who has access as `member` (shared/access.ts): members, and superusers, who have access to everything. */
export const membersAndAbove = () =>
  or(approvedMembers(), and(eq(users.isApproved, true), eq(users.role, 'superuser')));

/** How many people, applicants too, belong to an area or a unit. */
export async function countPeople(db: Db | Tx, place: { areaId: number } | { unitId: number }): Promise<number> {
  const where = 'areaId' in place ? eq(users.areaId, place.areaId) : eq(users.unitId, place.unitId);
  const [found] = await db.select({ people: count() }).from(users).where(where);
  return found?.people ?? 0;
}
