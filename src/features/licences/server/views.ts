import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  approvedMembers,
  extensions,
  goodUntil,
  isConfirmed,
  isUnconfirmed,
  fullNameOf,
  users,
} from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { toIso } from '~/shared/dates';
import { daysLeft, earlierDay, standingDays, standingOn } from '~/shared/standing';
import type { DeskFilter, DeskPerson, Renewal } from '../contract';
import type { DeskList } from '../contract/choices';
import { daysAfter } from '../rules';
import type { ScanAddresses } from './scans';
import { renewals } from './tables';

export type RenewalRow = typeof renewals.$inferSelect;

/** A request as answers carry it, for somebody who may see its scan. */
export const presentRenewal = (scans: ScanAddresses, row: RenewalRow, viewerId: number): Renewal => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  licenseNo: row.licenseNo,
  license_category: row.licenseCategory,
  licenseDate: row.licenseDate,
  renewalDate: row.renewalDate,
  membership_until: row.membershipUntil,
  file: scans.present(row, viewerId),
  note: row.note,
  created_at: toIso(row.createdAt),
  updated_at: toIso(row.updatedAt),
  decided_at: row.decidedAt && toIso(row.decidedAt),
});

const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  membershipId: users.membershipId,
  phone: users.phone,
  email: users.email,
  areaId: users.areaId,
  areaName: areas.name,
  unitId: users.unitId,
  unitName: units.name,
  licenseCategory: users.licenseCategory,
  licenseNo: users.licenseNo,
  licenseDate: users.licenseDate,
  renewalDate: users.renewalDate,
  confirmedLicenseNo: users.confirmedLicenseNo,
  confirmedRenewalDate: users.confirmedRenewalDate,
  licenceUntil: users.licenceUntil,
  membershipUntil: users.membershipUntil,
  updatedAt: users.updatedAt,
};

/** A list of people, not of requests. */
type PeopleList = Exclude<DeskList, 'queue'>;

type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Somebody as the desk's lists show them; areas are named as the row names them (placesIn). */
export function presentPerson(row: PersonRow, today: string): DeskPerson {
  const until = earlierDay(row.licenceUntil, row.membershipUntil);
  return {
    id: row.id,
    full_name: fullNameOf(row),
    membership_id: row.membershipId,
    phone: row.phone,
    email: row.email,
    area_name: row.areaName,
    unit_name: row.unitName,
    license_category: row.licenseCategory,
    licenseNo: row.licenseNo,
    licenseDate: row.licenseDate,
    renewalDate: row.renewalDate,
    license_confirmed: isConfirmed(row),
    confirmed_number: row.confirmedLicenseNo,
    confirmed_until: row.confirmedRenewalDate,
    status: standingOn(today, until),
    licence_until: row.licenceUntil,
    membership_until: row.membershipUntil,
    days_left: until === null ? null : daysLeft(today, until),
    updated_at: toIso(row.updatedAt),
  };
}

/** The people of a list: those who are not confirmed, or of a standing, a range of the index on their last good day. */
export function ofList(list: PeopleList, today: string): SQL {
  if (list === 'unconfirmed') return isUnconfirmed();
  const until = goodUntil();
  const day = (offset: number) => sql`${daysAfter(today, offset)}::date`;
  const { expiring, lapsed } = standingDays;
  if (list === 'unknown') return sql`${until} is null`;
  if (list === 'active') return sql`${until} > ${day(expiring)}`;
  if (list === 'expiring') return sql`${until} between ${day(0)} and ${day(expiring)}`;
  return list === 'expired' ? sql`${until} between ${day(-lapsed)} and ${day(-1)}` : sql`${until} < ${day(-lapsed)}`;
}

/** The members that a filter leaves. An `areaId` of null is an area that does not exist. */
export const membersOf = (
  { class: category }: Pick<DeskFilter, 'class'>,
  areaId: number | null | undefined,
  ...more: (SQL | undefined)[]
) =>
  and(
    sql`${users.isApproved}`,
    approvedMembers(),
    areaId === undefined ? undefined : areaId === null ? sql`false` : eq(users.areaId, areaId),
    category ? eq(users.licenseCategory, category) : undefined,
    ...more,
  );

type Rows = { offset: number; limit: number };

/** Who runs out next comes first, of those who have run out the latest. */
const orderOf = (list: DeskList) =>
  list === 'expired' || list === 'lapsed' ? [desc(goodUntil()), desc(users.id)] : [asc(goodUntil()), asc(users.id)];

export function findPeople(db: Db | Tx, list: PeopleList, where: SQL | undefined, { offset, limit }: Rows) {
  return db
    .select(personColumns)
    .from(users)
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(where)
    .orderBy(...orderOf(list))
    .offset(offset)
    .limit(limit);
}

/** Requests in the queue, the longest waiting first. */
export function findQueue(db: Db, where: SQL | undefined, { offset, limit }: Rows) {
  return db
    .select({ request: renewals, person: personColumns })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(and(eq(renewals.status, 'queue'), where))
    .orderBy(asc(renewals.createdAt), asc(renewals.id))
    .offset(offset)
    .limit(limit);
}

// A promise: what $count gives counts anew each time it is awaited.
export const countPeople = async (db: Db, where: SQL | undefined): Promise<number> => db.$count(users, where);

export async function countQueue(db: Db, where: SQL | undefined): Promise<number> {
  const waiting = db
    .select({ one: sql`1` })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId));
  return db.$count(waiting.where(and(eq(renewals.status, 'queue'), where)).as('waiting'));
}

/** Somebody's requests, the newest first. */
export const findRequests = (db: Db | Tx, userId: number) =>
  db.select().from(renewals).where(eq(renewals.userId, userId)).orderBy(desc(renewals.id));

/** Whether an open request of that kind waits, of one of these people. */
export async function findOpen(db: Db | Tx, userIds: number[]): Promise<{ userId: number; kind: string }[]> {
  return db
    .select({ userId: renewals.userId, kind: renewals.kind })
    .from(renewals)
    .where(and(inArray(renewals.userId, userIds), inArray(renewals.status, ['queue', 'correction'])));
}

/** Government orders with how many licences each lengthens now, the newest first; of those on a page only, counting is work. */
export function findExtensions(db: Db | Tx) {
  const fits = sql`${users.confirmedRenewalDate} between ${extensions.from} and ${extensions.to}
    and (cardinality(${extensions.classes}) = 0 or ${users.licenseCategory} = any(${extensions.classes}))
    and ${users.confirmedRenewalDate} < ${extensions.until} and ${users.licenceUntil} = ${extensions.until} and ${users.isApproved}`;
  return db
    .select({
      id: extensions.id,
      orderNo: extensions.orderNo,
      classes: extensions.classes,
      from: extensions.from,
      to: extensions.to,
      until: extensions.until,
      createdAt: extensions.createdAt,
      people: sql<number>`(select count(*)::int from ${users} where ${fits})`,
    })
    .from(extensions)
    .orderBy(desc(extensions.id))
    .$dynamic();
}

/** The order that gives somebody's licence its last valid day, if one does. */
export async function findOrderOf(
  db: Db,
  user: { confirmedRenewalDate: string | null; licenceUntil: string | null; licenseCategory: string | null },
) {
  if (!user.confirmedRenewalDate || !user.licenceUntil || user.licenceUntil <= user.confirmedRenewalDate) return null;
  const fits = sql`${user.confirmedRenewalDate}::date between ${extensions.from} and ${extensions.to}
    and (cardinality(${extensions.classes}) = 0 or ${user.licenseCategory}::text = any(${extensions.classes}))`;
  const [order] = await db
    .select({ orderNo: extensions.orderNo })
    .from(extensions)
    .where(and(fits, eq(extensions.until, user.licenceUntil)))
    .limit(1);
  return order?.orderNo ?? null;
}

/** The area that a filter names, by its id or its name; undefined without one, null when there is none of it. */
export async function findAreaId(db: Db, area: string | undefined): Promise<number | null | undefined> {
  if (!area) return undefined;
  const byId = /^\d{1,9}$/.test(area) ? eq(areas.id, Number(area)) : sql`lower(${areas.name}) = lower(${area})`;
  const [found] = await db.select({ id: areas.id }).from(areas).where(byId);
  return found?.id ?? null;
}
