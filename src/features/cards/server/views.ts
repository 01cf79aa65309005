import { and, asc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import {
  approvedMembers,
  fullNameColumn,
  goodUntil,
  membersAndAbove,
  membershipStatusColumn,
  seenColumns,
  users,
} from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { matchesWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { rowsAtOnce } from '~/shared/section-rows';
import type { HolderFilter } from '../contract';
import type { CardState } from '../contract/status';
import { cards } from './tables';

const person = {
  ...seenColumns,
  membershipId: users.membershipId,
  licenseClass: users.confirmedLicenseCategory,
  licenceUntil: users.licenceUntil,
  membershipUntil: users.membershipUntil,
  approvedAt: users.approvedAt,
  areaName: areas.name,
};

/** A member with everything that a card shows. */
export type Member = Awaited<ReturnType<typeof findMembers>>[number];

/** Returns members and above, by name; `where` narrows them. */
export function findMembers(db: Db | Tx, where: SQL | undefined) {
  return db
    .select(person)
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(membersAndAbove(), where))
    .orderBy(...byName);
}

const byName = [asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`), asc(users.id)];

/** Whether a card is good: not revoked, and issued after the current approval. */
const isLive = () => and(isNull(cards.revokedAt), sql`${cards.issuedAt} >= coalesce(${users.approvedAt}, '-infinity')`);

/** Returns a member's good card, if there is one. */
export async function findLive(db: Db | Tx, userId: number) {
  const [found] = await db
    .select({ card: cards, member: person })
    .from(users)
    .innerJoin(cards, eq(cards.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(eq(users.id, userId), membersAndAbove(), isLive()));
  return found;
}

/** Returns a person's card that nothing has ended, good or issued before the current approval. */
export async function findUnended(tx: Tx, userId: number) {
  const [found] = await tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.revokedAt)));
  return found;
}

/** Returns the holder of the good card with a code; one statement for any fault, so that all take the same time. */
export async function findByCode(db: Db, code: string) {
  const [found] = await db
    .select(person)
    .from(cards)
    .innerJoin(users, eq(cards.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(eq(cards.code, code), membersAndAbove(), isLive()));
  return found;
}

/** Returns the ids of those of these people who have had a card. */
export async function findCardHolders(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await tx.selectDistinct({ id: cards.userId }).from(cards).where(isAmong(cards.userId, ids))).map(
    ({ id }) => id,
  );
}

/** Which cards a printing sheet has. */
export interface Printed {
  areaId: number;
  withExpired: boolean;
  onlyUnprinted: boolean;
}

/** Returns a condition on users: a printing sheet of a day has their card, or one that is issued for it. */
function isOnSheet({ areaId, withExpired, onlyUnprinted }: Printed, today: string): SQL | undefined {
  return and(
    eq(users.areaId, areaId),
    approvedMembers(),
    withExpired ? undefined : sql`coalesce(${goodUntil()} >= ${today}::date, true)`,
    sql`not coalesce(${lastRevoked()}, false)`,
    onlyUnprinted
      ? sql`not exists (select 1 from ${cards} where ${cards.userId} = ${users.id} and ${isLive()}
      and ${cards.printedAt} is not null)`
      : undefined,
  );
}

/** Returns the members whose cards a printing sheet of a day has, by name. */
export const findPrinted = (db: Db, which: Printed, today: string) => findMembers(db, isOnSheet(which, today));

/** Returns how many cards a printing sheet of a day has. */
export const countPrinted = (db: Db, which: Printed, today: string) =>
  db.$count(users, and(membersAndAbove(), isOnSheet(which, today)));

/** Returns the last card that a person had, good or not. */
export async function findLast(db: Db | Tx, userId: number) {
  const [found] = await db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(sql`${cards.id} desc`)
    .limit(1);
  return found;
}

/**
 * Returns a person's cards that are no longer good, the newest first, at most 20; `live` is when the good one was
 * issued.
 */
export const findEarlier = (db: Db, userId: number, live: Date | null, before: number | undefined) =>
  db
    .select({ id: cards.id, issuedAt: cards.issuedAt, revokedAt: cards.revokedAt, reason: cards.reason })
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        live ? isNotNull(cards.revokedAt) : undefined,
        before === undefined ? undefined : lt(cards.id, before),
      ),
    )
    .orderBy(sql`${cards.id} desc`)
    .limit(rowsAtOnce + 1);

/** Selects the last card that a person had, of a row of `users`. */
const lastCard = (db: Db) =>
  db
    .select({ revokedAt: cards.revokedAt, reason: cards.reason })
    .from(cards)
    .where(eq(cards.userId, users.id))
    .orderBy(sql`${cards.id} desc`)
    .limit(1)
    .as('last_card');

/** Returns these members and their cards. */
export async function findHolders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const last = lastCard(db);
  const rows = await db
    .select({ ...person, issuedAt: cards.issuedAt, revokedAt: last.revokedAt, reason: last.reason })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(cards, and(eq(cards.userId, users.id), isLive()))
    .leftJoinLateral(last, sql`true`)
    .where(isAmong(users.id, ids));
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}

/** Returns the ids of the members that the filter leaves on a day, in its order or by name. */
export async function findHolderIds(db: Db, filter: HolderFilter, today: string): Promise<number[]> {
  const last = lastCard(db);
  const isRevoked = sql`${cards.id} is null and ${last.reason} is not null`;
  const order = sortedBy(filter.sort, {
    id: users.id,
    usual: byName,
    columns: {
      id: users.id,
      full_name: asText(fullNameColumn()),
      username: asText(users.username),
      membership_id: asText(users.membershipId),
      area_name: asText(areas.name),
      status: asText(sql`replace(${membershipStatusColumn(today)}, 'unknown', 'member')`),
      card: asText(sql`case when ${cards.id} is not null then 'live' when ${isRevoked} then 'revoked' else 'none' end`),
      issued_at: cards.issuedAt,
      revoked_at: sql`case when ${isRevoked} then ${last.revokedAt} end`,
      reason: asText(sql`case when ${isRevoked} then ${last.reason} end`),
    },
  });
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(cards, and(eq(cards.userId, users.id), isLive()))
    .leftJoinLateral(last, sql`true`)
    .where(and(approvedMembers(), ...filtersOf(filter)))
    .orderBy(...order);
  return rows.map(({ id }) => id);
}

/** Whether the office has taken back the last card without issuing another. */
const lastRevoked = () =>
  sql`(select c.reason is not null from ${cards} c where c.user_id = ${users.id} order by c.id desc limit 1)`;

const states: Record<CardState, () => SQL | undefined> = {
  live: () => isNotNull(cards.id),
  revoked: () => and(isNull(cards.id), sql`coalesce(${lastRevoked()}, false)`),
  none: () => and(isNull(cards.id), sql`not coalesce(${lastRevoked()}, false)`),
};

const searched = sql`fold(
  concat_ws(chr(10), ${users.firstName}, ${users.lastName}, ${users.membershipId}, ${users.username})
)`;

/** Returns the conditions of the office's filter. */
function filtersOf({ search = '', area, state }: HolderFilter): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean);
  return [
    area === undefined ? undefined : eq(users.areaId, area),
    state && states[state](),
    ...words.map((word) => matchesWord(word, searched, users.nameSound)),
  ];
}

const stateOf = ({ issuedAt, reason }: { issuedAt: Date | null; reason: string | null }): CardState =>
  issuedAt ? 'live' : reason === null ? 'none' : 'revoked';
