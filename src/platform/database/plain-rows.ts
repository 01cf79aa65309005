import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toIso } from '~/shared/dates';
import type { Db } from './database';

interface Told<Row> {
  /** Columns that are left out: secrets, computed columns, and columns that are presented in another way. */
  without?: readonly (keyof Row & string)[];
  /** The API's names of columns that have another name there. */
  names?: Partial<Record<keyof Row & string, string>>;
}

/**
 * Returns rows of a table as plain values, for a person's export of their data: every column under its name in the
 * database, which is nearly always that of the API, or the one in `names`; times as ISO 8601 in the site's zone.
 */
export function plainRows<T extends PgTable>(
  table: T,
  rows: readonly T['$inferSelect'][],
  { without = [], names = {} }: Told<T['$inferSelect']> = {},
): Record<string, unknown>[] {
  const hidden: readonly string[] = without;
  const named: Readonly<Record<string, string | undefined>> = names;
  const told = Object.entries(getTableColumns(table)).filter(([property]) => !hidden.includes(property));
  return rows.map((row) =>
    Object.fromEntries(
      told.map(([property, column]) => [
        named[property] ?? column.name,
        plainValue((row as Record<string, unknown>)[property]),
      ]),
    ),
  );
}

/**
 * Returns a person's rows of a table as plain values, without the person's id; in any order unless `orderBy` names a
 * column.
 */
export async function personRows<T extends PgTable & { userId: PgColumn }>(
  db: Db,
  table: T,
  userId: number,
  { without = [], orderBy, ...told }: Told<T['$inferSelect']> & { orderBy?: PgColumn } = {},
): Promise<Record<string, unknown>[]> {
  const theirs = db.select().from<PgTable>(table).where(eq(table.userId, userId));
  const rows = await (orderBy ? theirs.orderBy(orderBy) : theirs);
  return plainRows(table, rows as T['$inferSelect'][], { ...told, without: [...without, 'userId'] });
}

/** Returns the stored files in a column of a person's rows, each called by this name and the id of its row. */
export async function personFiles(
  db: Db,
  table: PgTable & Record<'id' | 'userId', PgColumn>,
  userId: number,
  { column, name }: { column: PgColumn; name: string },
): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .select({ id: sql<number>`${table.id}`, file: column })
    .from(table)
    .where(and(eq(table.userId, userId), isNotNull(column)));
  return rows.map(({ id, file }) => {
    const { key } = file as { key: string };
    return { key, name: `${name}-${id}.${key.split('.').at(-1)}` };
  });
}

/** Returns a value as JSON has it. */
export const plainValue = (value: unknown): unknown => (value instanceof Date ? toIso(value) : (value ?? null));
