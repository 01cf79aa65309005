import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '~/platform/database';
import { asText, sortedBy, type SortColumns } from '~/platform/database/sorting';
import { idsOnPage, inOrderOf } from '~/platform/topics';
import type { z } from 'zod';
import type { Books } from './books';

const dialect = new PgDialect();

/** A list: its query, the schema of its rows, and the order without another. */
export interface List {
  view: SQL;
  row: z.ZodObject;
  usual: SQL;
  /** The column that equal rows are sorted by. */
  id?: string;
}

interface Wanted {
  where?: readonly (SQL | undefined)[];
  sort?: string | undefined;
  page: number;
  page_size: number;
}

/** What stands behind each field: texts without case and accents, everything else as it is. */
function columnsOf(row: z.ZodObject): SortColumns<string> {
  return Object.fromEntries(
    Object.entries(row.shape).map(([field, schema]) => {
      const column = sql.identifier(field);
      return [field, isText(schema as z.ZodType) ? asText(sql`list.${column}`) : sql`list.${column}`];
    }),
  );
}

function isText(schema: z.ZodType): boolean {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType } };
  if (def.innerType) return isText(def.innerType);
  return def.type === 'string' || def.type === 'enum';
}

const all = (where: readonly (SQL | undefined)[]) => {
  const conditions = where.filter((condition) => condition !== undefined);
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};

/** Returns a page of a list, and how many rows it has in all: the order is cached, its rows are read. */
export async function pageOfList<Row extends Record<string, unknown>>(
  { db, lists }: Books,
  list: List,
  { where = [], sort, ...page }: Wanted,
): Promise<{ count: number; rows: Row[] }> {
  const key = list.id ?? 'id';
  const id = sql`list.${sql.identifier(key)}`;
  const order = sortedBy(sort, { id, usual: [list.usual], columns: columnsOf(list.row) });
  const find = sql`select array_agg(id) as ids from (
    select ${id} as id from (${list.view}) list ${all(where)} order by ${sql.join(order, sql`, `)}) sorted`;
  const { sql: text, params } = dialect.sqlToQuery(find);
  const found = await lists([text, params], async () => {
    const { rows } = await db.execute<{ ids: number[] | null }>(find);
    return { ids: rows[0]!.ids ?? [] };
  });
  const ids = idsOnPage(found, page);
  const rows = ids.length > 0 ? await rowsOfList<Row>(db, list, [sql`${id} in (${sql.join(ids, sql`, `)})`]) : [];
  return { count: found.ids.length, rows: inOrderOf(ids, rows, (row) => row[key] as number) };
}

/** Returns all rows of a list that a condition leaves, in its usual order. */
export async function rowsOfList<Row extends Record<string, unknown>>(
  db: Db | Tx,
  list: List,
  where: readonly (SQL | undefined)[],
): Promise<Row[]> {
  const { rows } = await db.execute(sql`select * from (${list.view}) list ${all(where)} order by ${list.usual}`);
  return rows as unknown as Row[];
}
