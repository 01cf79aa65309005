import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db, Tx } from '../database';
import { deleteSetting, readSetting, type StoredSetting } from './settings-store';
import { storedSettings } from './tables';

/** The ids of rows, by the name of their table. */
export type RowIds = Record<string, number[]>;

const fact: StoredSetting<RowIds> = { name: 'demo-data', schema: z.record(z.string(), z.array(z.number())) };

/**
 * Stores that this transaction's rows of these tables (with an `id`) are demo data, so that they can be distinguished
 * from people's own later (decisions/0016).
 */
export async function rememberDemo(tx: Tx, tables: readonly PgTable[]): Promise<void> {
  const ids: RowIds = {};
  for (const table of tables) {
    // What other transactions commit in between is not ours, even if it can be seen.
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${table} where xmin = pg_current_xact_id()::xid order by id`,
    );
    ids[getTableName(table)] = rows.map(({ id }) => id);
  }
  // Joined to what other loads have stored, which may be doing so at this moment.
  await tx
    .insert(storedSettings)
    .values({ name: fact.name, value: ids })
    .onConflictDoUpdate({
      target: storedSettings.name,
      set: { value: sql`${storedSettings.value} || excluded.value`, updatedAt: sql`now()` },
    });
}

/** Returns what was stored of all loads; null when there was none (or an earlier version loaded it). */
export const demoRows = (db: Db | Tx): Promise<RowIds | null> => readSetting(db, fact);

/** Forgets the demo data: there is none any more. */
export const forgetDemo = (tx: Tx): Promise<boolean> => deleteSetting(tx, fact);
