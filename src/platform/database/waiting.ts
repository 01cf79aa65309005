import { and, asc, count, min, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Waiting } from '../feature';
import type { Db } from './database';

/** Returns how many rows of a table wait, and since when the oldest does by this column. */
export async function measureRows(db: Db, table: PgTable, since: PgColumn, isWaiting: SQL): Promise<Waiting> {
  const [found] = await db
    .select({ count: count(), oldest: min(since) })
    .from(table)
    .where(isWaiting);
  return { count: found!.count, oldest: found!.oldest as Date | null, due: null };
}

/** Returns the functions that count what of a table's rows waits for the office by person, the first by a column. */
export const waitsOfPeople = (
  table: PgTable & Record<'id' | 'userId', PgColumn>,
  { first, isWaiting }: { first: PgColumn; isWaiting: SQL },
) => ({
  /** Selects the number of a person's rows that wait. */
  count: (userId: number) => sql<number>`(
    select count(*)::int from ${table} where ${table.userId} = ${userId} and ${isWaiting})`,

  /** Returns the person whose row is the first, other than this one; null without any. */
  async next(db: Db, userId: number): Promise<number | null> {
    const [next] = await db
      .select({ id: table.userId })
      .from(table)
      .where(and(isWaiting, ne(table.userId, userId)))
      .orderBy(asc(first), asc(table.id))
      .limit(1);
    return (next?.id as number | undefined) ?? null;
  },
});
