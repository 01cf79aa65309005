import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { batches } from '~/shared/batches';
import type { Db, Tx } from './database';

/** Rows in one statement: the embedded database never frees the memory of its largest statement. */
const BATCH = 250;

/** Reserves ids for rows of a table, which are inserted with them later or never. */
export async function reserveIds(db: Db | Tx, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
      from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

type Insert<Returned> = (tx: Tx) => Promise<Returned[]>;

/**
 * Composes the statements that insert many rows in their order, 250 in each: as one JSON value, which takes a fraction
 * of the time of a parameter for each column. `then` is the end of each statement (`on conflict`, `returning`). Returns
 * the function that runs them, which returns what they return.
 */
export function composeInsert<Returned = unknown, T extends PgTable = PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  then: SQL = sql``,
): Insert<Returned> {
  const columns = Object.entries(getTableColumns(table));
  const statements = [...batches(rows as readonly Record<string, unknown>[], BATCH)].map((batch) => {
    const used = columns.filter(([key]) => batch.some((row) => row[key] !== undefined));
    const names = sql.join(
      used.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    );
    const values = batch.map((row) =>
      Object.fromEntries(used.map(([key, column]) => [column.name, row[key] ?? defaultOf(column, row[key])])),
    );
    return sql`insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) ${then}`;
  });
  return async (tx) => {
    const returned: Returned[] = [];
    for (const statement of statements) returned.push(...((await tx.execute(statement)).rows as Returned[]));
    return returned;
  };
}

/** Inserts rows by the statements of `composeInsert`. */
export const insertRows = <Returned = unknown, T extends PgTable = PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  then?: SQL,
): Promise<Returned[]> => composeInsert<Returned, T>(table, rows, then)(tx);

/** Returns null for null, and for a value that a row leaves out the column's default, null where SQL computes that. */
const defaultOf = (column: PgColumn, value: null | undefined): unknown =>
  value === null || is(column.default, SQL) ? null : column.default;
