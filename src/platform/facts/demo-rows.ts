import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db, Tx } from '../database';
import { dropFact, readFact, type Fact } from './facts';
import { facts } from './tables';

/** The ids of rows, by the name of their table. */
export type RowIds = Record<string, number[]>;

const fact: Fact<RowIds> = { name: 'demo-data', schema: z.record(z.string(), z.array(z.number())) };

/**
 * Remembers that this transaction's rows of these tables (with an `id`) are demo data, so that they can be told from
 * people's own later (decisions/0016).
 */
export async function rememberDemo(tx: Tx, tables: readonly PgTable[]): Promise<void> {
  const ids: RowIds = {};
  for (const table of tables) {
    // What others commit meanwhile is not ours, even if it can be seen.
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from ${table} where xmin = pg_current_xact_id()::xid order by id`,
    );
    ids[getTableName(table)] = rows.map(({ id }) => id);
  }
  // Joined to what other loads have remembered, which may be doing so at this moment.
  await tx
    .insert(facts)
    .values({ name: fact.name, value: ids })
    .onConflictDoUpdate({
      target: facts.name,
      set: { value: sql`${facts.value} || excluded.value`, updatedAt: sql`now()` },
    });
}

/** What was remembered of all loads; null when there was none (or an earlier version loaded it). */
export const demoRows = (db: Db | Tx): Promise<RowIds | null> => readFact(db, fact);

/** There is no demo data any more. */
export const forgetDemo = (tx: Tx): Promise<void> => dropFact(tx, fact);
