import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toIso } from '~/shared/dates';

interface Told<Row> {
  /** Columns that are not told: secrets, what is made of others, and what is told in a way of its own. */
  without?: readonly (keyof Row & string)[];
  /** What the API calls a column that has another name there. */
  names?: Partial<Record<keyof Row & string, string>>;
}

/**
 * Rows of a table as plain values, for whoever asks what is kept about them: every column under its name in the database, which is
 * nearly always that of the API, or the one that `names` gives; times as ISO 8601 in the site's zone.
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

/** A value as JSON has it. */
export const plainValue = (value: unknown): unknown => (value instanceof Date ? toIso(value) : (value ?? null));
