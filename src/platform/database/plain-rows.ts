import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toIso } from '~/shared/dates';

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

/** Returns a value as JSON has it. */
export const plainValue = (value: unknown): unknown => (value instanceof Date ? toIso(value) : (value ?? null));
