import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { approvedMembers, membersAndAbove, users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { isFound } from '~/platform/database/found-in';
import type { HolderFilter } from '../contract';
import type { CardState } from '../contract/status';
import { cards } from './tables';

const person = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  membershipId: users.membershipId,
  licenseCategory: users.licenseCategory,
  licenceUntil: users.licenceUntil,
  membershipUntil: users.membershipUntil,
  approvedAt: users.approvedAt,
  photo: users.photo,
  areaId: users.areaId,
  areaName: areas.name,
};

/** A member, and what a card shows of them. */
export type Member = Awaited<ReturnType<typeof findMembers>>[number];

/** Members and above, by name; `where` narrows them. */
export function findMembers(db: Db | Tx, where: SQL | undefined) {
  return db
    .select(person)
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(membersAndAbove(), where))
    .orderBy(...byName);
}

const byName = [asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`), asc(users.id)];

/** Not one that was made under an approval that was withdrawn since: `isGood` in SQL, of a member. */
const isLive = () => and(isNull(cards.revokedAt), sql`${cards.issuedAt} >= coalesce(${users.approvedAt}, '-infinity')`);

/** A member's good card. */
export async function findLive(db: Db | Tx, userId: number) {
  const [found] = await db
    .select({ card: cards, member: person })
    .from(users)
    .innerJoin(cards, eq(cards.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(eq(users.id, userId), membersAndAbove(), isLive()));
  return found;
}

/** Whose good card has this code: one statement whatever is wrong with it, so that no answer is quicker than another. */
export async function findByCode(db: Db, code: string) {
  const [found] = await db
    .select(person)
    .from(cards)
    .innerJoin(users, eq(cards.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(and(eq(cards.code, code), membersAndAbove(), isLive()));
  return found;
}

/** Those of some people who have had a card. */
export async function findCardHolders(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (
    await tx
      .selectDistinct({ id: cards.userId })
      .from(cards)
      .where(inArray(cards.userId, [...ids]))
  ).map(({ id }) => id);
}

/** The last card that somebody had, good or not. */
export async function findLast(db: Db | Tx, userId: number) {
  const [found] = await db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(sql`${cards.id} desc`)
    .limit(1);
  return found;
}

/** Members and their cards, by name: those that the filter leaves, and a part of them. */
export async function findHolders(db: Db, filter: HolderFilter, part: { offset: number; limit: number }) {
  const last = db
    .select({ revokedAt: cards.revokedAt, reason: cards.reason })
    .from(cards)
    .where(eq(cards.userId, users.id))
    .orderBy(sql`${cards.id} desc`)
    .limit(1)
    .as('last_card');
  const rows = await db
    .select({ ...person, issuedAt: cards.issuedAt, revokedAt: last.revokedAt, reason: last.reason })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(cards, and(eq(cards.userId, users.id), isLive()))
    .leftJoinLateral(last, sql`true`)
    .where(and(approvedMembers(), ...filtersOf(filter)))
    .orderBy(...byName)
    .limit(part.limit)
    .offset(part.offset);
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}

/** How many they are. */
export async function countHolders(db: Db, filter: HolderFilter): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(users)
    .leftJoin(cards, and(eq(cards.userId, users.id), isLive()))
    .where(and(approvedMembers(), ...filtersOf(filter)));
  return found?.all ?? 0;
}

/** The office has taken back the last one, and nobody has made another. */
const lastRevoked = () =>
  sql`(select c.reason is not null from ${cards} c where c.user_id = ${users.id} order by c.id desc limit 1)`;

const states: Record<CardState, () => SQL | undefined> = {
  live: () => isNotNull(cards.id),
  revoked: () => and(isNull(cards.id), sql`coalesce(${lastRevoked()}, false)`),
  none: () => and(isNull(cards.id), sql`not coalesce(${lastRevoked()}, false)`),
};

const searched = sql`fold(concat_ws(chr(10), ${users.firstName}, ${users.lastName}, ${users.membershipId}, ${users.username}))`;

function filtersOf({ search = '', area, state }: HolderFilter): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean);
  return [
    area === undefined ? undefined : eq(users.areaId, area),
    state && states[state](),
    ...words.map((word) => isFound(word, searched, users.nameSound)),
  ];
}

const stateOf = ({ issuedAt, reason }: { issuedAt: Date | null; reason: string | null }): CardState =>
  issuedAt ? 'live' : reason === null ? 'none' : 'revoked';
