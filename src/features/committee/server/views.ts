import { and, asc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { activePeople, fullNameColumn, seenColumns, users } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { agreesTo } from '~/features/privacy/server/public';
import type { Db, Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { matchesWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { searchWords } from '~/shared/search';
import type { PositionFilter, Title } from '../contract';
import { levels, usualTitles } from '../contract/choices';
import { rankOf } from '../rules';
import { both } from '../texts/both';
import { positions } from './tables';

export type PositionRow = Awaited<ReturnType<typeof findPositions>>[number];

const listOf = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.map((word) => sql`${word.toLowerCase()}`),
    sql`, `,
  )}]::text[]`;

/** The rank of rules.ts in SQL, where counting starts at 1. */
const rank = sql`coalesce(
  array_position(${listOf(usualTitles)}, lower(${positions.title}))::numeric,
  ${usualTitles.length - 0.5}::numeric
)`;
const byLevel = sql`array_position(${listOf(levels)}, ${positions.level})`;
const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

/** The district first, then each area followed by its units; in a committee by office, name and first day. */
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

/** Returns the order that was asked for on a day. */
const orderOn = (sort: PositionFilter['sort'], today: string) =>
  sortedBy(sort, {
    id: positions.id,
    usual: inOrder,
    columns: {
      id: positions.id,
      user_id: positions.userId,
      full_name: asText(fullNameColumn()),
      membership_id: asText(users.membershipId),
      is_approved: users.isApproved,
      title: asText(positions.title),
      title_ml: asText(positions.titleMl),
      level: asText(positions.level),
      area_id: positions.areaId,
      area_name: asText(areas.name),
      unit_id: positions.unitId,
      unit_name: asText(units.name),
      since: positions.since,
      until: positions.until,
      state: sql`case when ${isIn('coming', today)} then 'coming'
        when ${isIn('past', today)} then 'past' else 'current' end`,
      show_on_home: positions.showOnHome,
      shows_contact: agreesTo('office'),
      updated_at: positions.updatedAt,
    },
  });

/** Returns positions in their order with the names of person and place. */
export function findPositions(db: Db | Tx, where?: SQL) {
  return db
    .select({
      id: positions.id,
      userId: positions.userId,
      person: seenColumns,
      fullNameMl: users.fullNameMl,
      membershipId: users.membershipId,
      isApproved: users.isApproved,
      isActive: sql<boolean>`${activePeople()}`,
      title: positions.title,
      titleMl: positions.titleMl,
      level: positions.level,
      areaId: positions.areaId,
      areaName: areas.name,
      areaNameMl: areas.nameMl,
      unitId: positions.unitId,
      unitName: units.name,
      unitNameMl: units.nameMl,
      since: positions.since,
      until: positions.until,
      showOnHome: positions.showOnHome,
      showsContact: agreesTo('office'),
      photo: users.photo,
      phone: users.phone,
      updatedAt: positions.updatedAt,
    })
    .from(positions)
    .innerJoin(users, eq(positions.userId, users.id))
    .leftJoin(areas, eq(positions.areaId, areas.id))
    .leftJoin(units, eq(positions.unitId, units.id))
    .where(where)
    .orderBy(...inOrder);
}

/** Returns the ids of the positions that the filter leaves, in their order. */
export async function findIds(db: Db, filter: PositionFilter, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: positions.id })
    .from(positions)
    .innerJoin(users, eq(positions.userId, users.id))
    .leftJoin(areas, eq(positions.areaId, areas.id))
    .leftJoin(units, eq(positions.unitId, units.id))
    .where(matching(filter, today))
    .orderBy(...orderOn(filter.sort, today));
  return rows.map(({ id }) => id);
}

/** The title in both languages: what was entered in Malayalam, or the usual title's. */
const bothTitles = sql`(${positions.title} || ' ' || coalesce(
  ${positions.titleMl},
  (${listOf(usualTitles.map((title) => both.ml.usualTitleNames[title]))})[
    array_position(${listOf(usualTitles)}, lower(${positions.title}))],
  ''))`;
const searched = sql`fold(
  ${fullName} || chr(10) || coalesce(${users.membershipId}, '') || chr(10) || ${bothTitles}
)`;

/** Returns the condition of a filter on a day. */
function matching({ search, level, state, area, unit, user }: PositionFilter, today: string): SQL | undefined {
  return and(
    ...searchWords(search ?? '').map((word) =>
      matchesWord(word, searched, sql`(${users.nameSound} || romanised_name(${bothTitles}))`),
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

/** Returns the titles that are held on a day or will be, in the order of a committee; in any spelling of case once. */
export async function findTitles(db: Db, today: string): Promise<Title[]> {
  const found = await db
    .select({ title: sql<string>`min(${positions.title})`, title_ml: sql<string | null>`min(${positions.titleMl})` })
    .from(positions)
    .where(or(isNull(positions.until), gte(positions.until, today)))
    .groupBy(sql`lower(${positions.title})`);
  return found.sort((a, b) => rankOf(a.title) - rankOf(b.title) || a.title.localeCompare(b.title));
}

/** Returns the ids of those of these people who hold, held or will hold a position. */
export async function findPositionHolders(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await tx.selectDistinct({ id: positions.userId }).from(positions).where(isAmong(positions.userId, ids))).map(
    ({ id }) => id,
  );
}

/** Returns the number of positions of an area or a unit, past and coming ones included. */
export function countPositions(db: Db | Tx, place: { areaId: number } | { unitId: number }): Promise<number> {
  return db.$count(
    positions,
    'areaId' in place ? eq(positions.areaId, place.areaId) : eq(positions.unitId, place.unitId),
  );
}

/** Whether a person holds one of these titles on a day. `titles` is a select of titles in lower case. */
export const holdsTitle = (userId: SQLWrapper, titles: SQL, today: string): SQL => sql`exists (
  select 1 from ${positions} where ${positions.userId} = ${userId} and lower(${positions.title}) in (${titles})
    and ${positions.since} <= ${today}::date and (${positions.until} is null or ${positions.until} >= ${today}::date))`;
