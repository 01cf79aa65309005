import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database';
import { facts } from '../facts/tables';
import type { Manifest } from './manifest';

const name = 'last-backup';

const lastBackupSchema = z.object({
  /** ISO 8601: the moment from which on it is whole. */
  at: z.iso.datetime(),
  rows: z.number(),
  files: z.number(),
  /** How many files rows name that the site does not have. */
  missing: z.number(),
});
/** What is known of the last backup that was completed. */
export type LastBackup = z.output<typeof lastBackupSchema>;

/** Remembers that a backup was completed. */
export async function recordBackup(db: Db, { made, tables, files, missing }: Pick<Manifest, 'made' | 'tables' | 'files' | 'missing'>): Promise<void> {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const value: LastBackup = { at: made, rows, files, missing: missing.length };
  await db
    .insert(facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: facts.name, set: { value, updatedAt: sql`now()` } });
}

/** The last backup that was completed, however it was made; null when there is none yet. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const [fact] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, name));
  return fact ? lastBackupSchema.parse(fact.value) : null;
}
