import { z } from 'zod';
import type { Db } from '../database';
import { readFact, writeFact, type Fact } from '../facts/facts';
import type { Manifest } from './manifest';

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

const fact: Fact<LastBackup> = { name: 'last-backup', schema: lastBackupSchema };

/** Remembers that a backup was completed. */
export async function recordBackup(
  db: Db,
  { made, tables, files, missing }: Pick<Manifest, 'made' | 'tables' | 'files' | 'missing'>,
): Promise<void> {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const value: LastBackup = { at: made, rows, files, missing: missing.length };
  await writeFact(db, fact, value);
}

/** The last backup that was completed, however it was made; null when there is none yet. */
export const lastBackup = (db: Db): Promise<LastBackup | null> => readFact(db, fact);
