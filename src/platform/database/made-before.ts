import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../database';

/**
 * Returns the id of the row that an earlier call of this person with the same key made; undefined for the first call,
 * and without a key. A call with the same key at the same moment waits until this transaction ends
 * (docs/product/general.md, "Sent again").
 */
export async function madeBefore(
  db: Db | Tx,
  columns: { id: AnyPgColumn; person: AnyPgColumn; clientKey: AnyPgColumn },
  person: number,
  key: string | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`client_key ${person} ${key}`}))`);
  const [row] = await db
    .select({ id: sql<number>`${columns.id}` })
    .from(columns.id.table)
    .where(and(eq(columns.person, person), eq(columns.clientKey, key)));
  return row?.id;
}
