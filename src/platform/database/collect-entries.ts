import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database';

/**
 * Does work that writes thousands of rows of a table, while its GIN indexes collect their entries unsorted; added one
 * by one, these take three quarters of the time. `addCollected` adds them after the commit. Only embedded: on
 * PostgreSQL the indexes would be locked for readers, who do not wait for a write there.
 */
export async function collectEntries<T>(tx: Tx, table: PgTable, work: () => Promise<T>): Promise<T> {
  if (!tx.isEmbedded) return work();
  const names = await ginIndexes(tx, table);
  const collect = async (on: boolean) => {
    for (const name of names)
      await tx.execute(sql`alter index ${sql.identifier(name)} set (fastupdate = ${sql.raw(on ? 'on' : 'off')})`);
  };
  // More than 5,000 rows need, so that no statement in between adds the entries.
  await tx.execute(sql`set local gin_pending_list_limit = '64MB'`);
  await collect(true);
  const result = await work();
  await collect(false);
  return result;
}

/**
 * Adds what a table's GIN indexes have collected, each in a statement of its own. Until then searches find the rows all
 * the same, but read the whole collection.
 */
export async function addCollected(db: Db, table: PgTable): Promise<void> {
  for (const name of await ginIndexes(db, table))
    await db.execute(sql`select gin_clean_pending_list(${name}::regclass)`);
}

/** Returns the names of the GIN indexes that add each entry at once. */
async function ginIndexes(db: Db | Tx, table: PgTable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select class.relname as name from pg_index it join pg_class class on class.oid = it.indexrelid
      join pg_am on pg_am.oid = class.relam
     where it.indrelid = ${getTableName(table)}::regclass and amname = 'gin'
       and 'fastupdate=off' = any(class.reloptions)`);
  return rows.map(({ name }) => name);
}
