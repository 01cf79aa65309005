import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db, Tx } from '~/platform/database';
import { isFound } from '~/platform/database/found-in';
import { rowsOf } from '~/shared/paging';
import { searchWords } from '~/shared/search';
import type { PositionFilter } from '../contract';
import { levels, usualTitles } from '../contract/choices';
import { positions } from './tables';

export type PositionRow = Awaited<ReturnType<typeof findPositions>>[number];

const listOf = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word.toLowerCase()}`),
    sql`, `,
  )}]::text[]`;

/** The rank of rules.ts, in SQL; there counting begins at 1. */
const rank = sql`coalesce(array_position(${listOf(usualTitles)}, lower(${positions.title}))::numeric, ${usualTitles.length - 0.5}::numeric)`;
const byLevel = sql`array_position(${listOf(levels)}, ${positions.level})`;
const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

/** The district first, then each area followed by its units; in a committee by office and name, past terms after those that hold. */
const inOrder = [
  asc(sql`${positions.level} <> 'district'`),
  asc(sql`fold(${areas.name})`),
  asc(positions.areaId),
  asc(byLevel),
  asc(sql`fold(${units.name})`),
  asc(positions.unitId),
  asc(rank),
  asc(sql`fold(${fullName})`),
  asc(positions.since),
  asc(positions.id),
];

/** Positions in their order with the names of person, area and unit; `where` narrows them, `page` takes a part. */
export function findPositions(db: Db | Tx, where?: SQL, page?: { offset: number; limit: number }) {
  const found = db
    .select({
      id: positions.id,
      userId: positions.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      membershipId: users.membershipId,
      isApproved: users.isApproved,
      title: positions.title,
      level: positions.level,
      areaId: positions.areaId,
      areaName: areas.name,
      areaNameMl: areas.nameMl,
      unitId: positions.unitId,
      unitName: units.name,
      unitNameMl: units.nameMl,
      since: positions.since,
      until: positions.until,
    })
    .from(positions)
    .innerJoin(users, eq(positions.userId, users.id))
    .leftJoin(areas, eq(positions.areaId, areas.id))
    .leftJoin(units, eq(positions.unitId, units.id))
    .where(where)
    .orderBy(...inOrder)
    .$dynamic();
  return page ? found.offset(page.offset).limit(page.limit) : found;
}

/** One page of those that the filter lets through, and how many there are in all. */
export async function findPage(db: Db, filter: PositionFilter & { page: number; page_size: number }, today: string) {
  const where = matching(filter, today);
  const [found] = await db
    .select({ all: count() })
    .from(positions)
    .innerJoin(users, eq(positions.userId, users.id))
    .where(where);
  return { count: found?.all ?? 0, rows: await findPositions(db, where, rowsOf(filter)) };
}

const searched = sql`fold(${fullName} || chr(10) || coalesce(${users.membershipId}, '') || chr(10) || ${positions.title})`;

/** What a filter lets through on a day. */
export function matching({ search, level, state, area, unit, user }: PositionFilter, today: string): SQL | undefined {
  return and(
    ...searchWords(search ?? '').map((word) =>
      isFound(word, searched, sql`(${users.nameSound} || romanised_name(${positions.title}))`),
    ),
    level && eq(positions.level, level),
    area ? eq(positions.areaId, area) : undefined,
    unit ? eq(positions.unitId, unit) : undefined,
    user ? eq(positions.userId, user) : undefined,
    state && isIn(state, today),
  );
}

/** The states of rules.ts, in SQL. */
function isIn(state: NonNullable<PositionFilter['state']>, today: string): SQL | undefined {
  if (state === 'coming') return gt(positions.since, today);
  if (state === 'past') return and(lte(positions.since, today), lt(positions.until, today));
  return and(lte(positions.since, today), or(isNull(positions.until), gte(positions.until, today)));
}

/** Those of some people who hold, held or will hold a position. */
export async function findPositionHolders(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (
    await tx
      .selectDistinct({ id: positions.userId })
      .from(positions)
      .where(inArray(positions.userId, [...ids]))
  ).map(({ id }) => id);
}

/** How many positions, past and coming ones too, are of an area or a unit. */
export function countPositions(db: Db | Tx, place: { areaId: number } | { unitId: number }): Promise<number> {
  return db.$count(
    positions,
    'areaId' in place ? eq(positions.areaId, place.areaId) : eq(positions.unitId, place.unitId),
  );
}

/** Whether somebody holds one of these titles on a day, in a committee of any level. `titles`: a select of titles in lower case. */
export const holdsTitle = (userId: SQLWrapper, titles: SQL, today: string): SQL => sql`exists (
  select 1 from ${positions} where ${positions.userId} = ${userId} and lower(${positions.title}) in (${titles})
    and ${positions.since} <= ${today}::date and (${positions.until} is null or ${positions.until} >= ${today}::date))`;
