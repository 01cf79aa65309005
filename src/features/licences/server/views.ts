import { and, desc, eq, inArray, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  nameColumns,
  approvedMembers,
  extensions,
  goodUntil,
  isConfirmed,
  isUnconfirmed,
  fullNameOf,
  users,
} from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { matchesWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { measureRows, waitsOfPeople } from '~/platform/database/waiting';
import { toIso } from '~/shared/dates';
import { daysLeft, earlierDay, membershipStatusDays, membershipStatusOn } from '~/shared/membership-status';
import { searchWords } from '~/shared/search';
import type { DeskFilter, DeskPerson, ExtensionsQuery, Renewal } from '../contract';
import type { DeskList } from '../contract/choices';
import { daysAfter } from '../rules';
import type { ScanAddresses } from './scans';
import { renewals } from './tables';

export type RenewalRow = typeof renewals.$inferSelect;

/** Returns a request as answers have it, for a viewer who may see its scan. */
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
  decided_by_id: row.userId === viewerId ? null : row.decidedBy,
});

const personColumns = {
  id: users.id,
  ...nameColumns,
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
  confirmedLicenseCategory: users.confirmedLicenseCategory,
  confirmedRenewalDate: users.confirmedRenewalDate,
  licenceUntil: users.licenceUntil,
  membershipUntil: users.membershipUntil,
  updatedAt: users.updatedAt,
};

/** A list of people instead of requests. */
type PeopleList = Exclude<DeskList, 'queue'>;

type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Returns a person as the desk's lists show them, with the row's names of area and unit (placesIn). */
export function presentPerson(row: PersonRow, today: string): DeskPerson {
  const until = earlierDay(row.licenceUntil, row.membershipUntil);
  return {
    id: row.id,
    full_name: fullNameOf(row),
    membership_id: row.membershipId,
    phone: row.phone,
    email: row.email ?? '',
    area_name: row.areaName,
    unit_name: row.unitName,
    license_category: row.licenseCategory,
    licenseNo: row.licenseNo,
    licenseDate: row.licenseDate,
    renewalDate: row.renewalDate,
    license_confirmed: isConfirmed(row),
    confirmed_number: row.confirmedLicenseNo,
    confirmed_category: row.confirmedLicenseCategory,
    confirmed_until: row.confirmedRenewalDate,
    status: membershipStatusOn(today, until),
    licence_until: row.licenceUntil,
    membership_until: row.membershipUntil,
    days_left: until === null ? null : daysLeft(today, until),
    updated_at: toIso(row.updatedAt),
  };
}

/** Returns the condition of a list; a membership status is a range of the index on the last valid day. */
export function ofList(list: PeopleList, today: string): SQL {
  if (list === 'unconfirmed') return isUnconfirmed();
  const until = goodUntil();
  const day = (offset: number) => sql`${daysAfter(today, offset)}::date`;
  const { expiring, lapsed } = membershipStatusDays;
  if (list === 'unknown') return sql`${until} is null`;
  if (list === 'active') return sql`${until} > ${day(expiring)}`;
  if (list === 'expiring') return sql`${until} between ${day(0)} and ${day(expiring)}`;
  return list === 'expired' ? sql`${until} between ${day(-lapsed)} and ${day(-1)}` : sql`${until} < ${day(-lapsed)}`;
}

/** What a search looks through: the name in both scripts, and what a caller reads out. */
const searched = sql`fold(concat_ws(chr(10), ${users.firstName}, ${users.lastName}, ${users.fullNameMl},
  ${users.membershipId}, ${users.phone}, ${users.email}, ${users.licenseNo}, ${users.licenseKey},
  ${users.confirmedLicenseNo}))`;
const searchedSounds = sql`concat_ws(chr(10), ${users.nameSound}, ${users.nameMlSound})`;

/** Returns the condition for the members that a filter leaves. An `areaId` of null is an unknown area. */
export const membersOf = (
  { class: category, search = '' }: Pick<DeskFilter, 'class' | 'search'>,
  areaId: number | null | undefined,
  ...more: (SQL | undefined)[]
) =>
  and(
    sql`${users.isApproved}`,
    approvedMembers(),
    areaId === undefined ? undefined : areaId === null ? sql`false` : eq(users.areaId, areaId),
    // A row shows both classes, so either finds it.
    category ? or(eq(users.licenseCategory, category), eq(users.confirmedLicenseCategory, category)) : undefined,
    ...searchWords(search).map((word) => matchesWord(word, searched, searchedSounds)),
    ...more,
  );

type Rows = { offset: number; limit: number; order?: readonly SQL[] };

/** Returns members in an order of the desk (desk-order.ts). */
export function findPeople(db: Db | Tx, where: SQL | undefined, { offset, limit, order = [] }: Rows) {
  return db
    .select(personColumns)
    .from(users)
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
}

/** Returns the newest request for the licence with a scan, of each of these people who has one. */
export async function findScanned(db: Db, ids: readonly number[]): Promise<Map<number, RenewalRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([renewals.userId])
    .from(renewals)
    .where(and(inArray(renewals.userId, [...ids]), eq(renewals.kind, 'licence'), isNotNull(renewals.file)))
    .orderBy(renewals.userId, desc(renewals.id));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Whether a request waits for the office. */
const isQueued = () => eq(renewals.status, 'queue');

/** Returns requests in the queue in an order of the desk. */
export function findQueue(db: Db, where: SQL | undefined, { offset, limit, order = [] }: Rows) {
  return db
    .select({ request: renewals, person: personColumns })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(and(isQueued(), where))
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
}

// An async function, because the value of $count counts again each time it is awaited.
export const countPeople = async (db: Db | Tx, where: SQL | undefined): Promise<number> => db.$count(users, where);

export async function countQueue(db: Db, where: SQL | undefined): Promise<number> {
  const waiting = db
    .select({ one: sql`1` })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId));
  return db.$count(waiting.where(and(isQueued(), where)).as('waiting'));
}

/** Returns how many requests wait for a decision, and since when the oldest does. */
export const measureQueue = (db: Db) => measureRows(db, renewals, renewals.createdAt, isQueued());

/** The requests that wait for the office, by person. */
export const requestsOfPeople = waitsOfPeople(renewals, { first: renewals.createdAt, isWaiting: isQueued() });

/** Returns a person's requests, the newest first. */
export const findRequests = (db: Db | Tx, userId: number) =>
  db.select().from(renewals).where(eq(renewals.userId, userId)).orderBy(desc(renewals.id));

/** Returns these people's open requests. */
export async function findOpen(db: Db | Tx, userIds: number[]): Promise<{ userId: number; kind: string }[]> {
  return db
    .select({ userId: renewals.userId, kind: renewals.kind })
    .from(renewals)
    .where(and(inArray(renewals.userId, userIds), inArray(renewals.status, ['queue', 'correction'])));
}

/** Whether a confirmed licence falls under an order, as in the triggers that set `licenceUntil`. */
const fallsUnder = (
  lastDay: SQLWrapper,
  category: SQLWrapper,
) => sql`${lastDay} between ${extensions.from} and ${extensions.to}
  and (cardinality(${extensions.classes}) = 0 or ${category} = any(${extensions.classes}))`;

/**
 * Returns government orders with the number of licences that each lengthens now, the newest first. Counts only for the
 * rows of a page, because counting is expensive.
 */
export function findExtensions(db: Db | Tx, sort?: ExtensionsQuery['sort']) {
  const fits = sql`${fallsUnder(users.confirmedRenewalDate, users.confirmedLicenseCategory)}
    and ${users.confirmedRenewalDate} < ${extensions.until} and ${users.licenceUntil} = ${extensions.until}
    and ${users.isApproved}`;
  const people = sql<number>`(select count(*)::int from ${users} where ${fits})`;
  return db
    .select({
      id: extensions.id,
      orderNo: extensions.orderNo,
      classes: extensions.classes,
      from: extensions.from,
      to: extensions.to,
      until: extensions.until,
      createdAt: extensions.createdAt,
      people,
    })
    .from(extensions)
    .orderBy(
      ...sortedBy(sort, {
        id: extensions.id,
        usual: [desc(extensions.id)],
        columns: {
          id: extensions.id,
          order_no: asText(extensions.orderNo),
          from: extensions.from,
          to: extensions.to,
          until: extensions.until,
          created_at: extensions.createdAt,
          people,
        },
      }),
    )
    .$dynamic();
}

type Confirmed = Pick<typeof users.$inferSelect, 'confirmedRenewalDate' | 'confirmedLicenseCategory' | 'licenceUntil'>;

/** Returns the number of the order that lengthens a person's licence, or null. */
export async function findOrderOf(db: Db, user: Confirmed) {
  if (!user.confirmedRenewalDate || !user.licenceUntil || user.licenceUntil <= user.confirmedRenewalDate) return null;
  const fits = fallsUnder(sql`${user.confirmedRenewalDate}::date`, sql`${user.confirmedLicenseCategory}::text`);
  const [order] = await db
    .select({ orderNo: extensions.orderNo })
    .from(extensions)
    .where(and(fits, eq(extensions.until, user.licenceUntil)))
    .limit(1);
  return order?.orderNo ?? null;
}

/** Returns the area that a filter names, by its id or its name; undefined without one, null for an unknown area. */
export async function findAreaId(db: Db, area: string | undefined): Promise<number | null | undefined> {
  if (!area) return undefined;
  const byId = /^\d{1,9}$/.test(area) ? eq(areas.id, Number(area)) : sql`lower(${areas.name}) = lower(${area})`;
  const [found] = await db.select({ id: areas.id }).from(areas).where(byId);
  return found?.id ?? null;
}
