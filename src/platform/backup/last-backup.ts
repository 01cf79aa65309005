import { z } from 'zod';
import type { Db } from '../database';
import { readSetting, writeSetting, type StoredSetting } from '../settings-store/settings-store';
import type { Manifest } from './manifest';

const lastBackupSchema = z.object({
  /** The moment from which on it is whole, as ISO 8601. */
  at: z.iso.datetime(),
  rows: z.number(),
  files: z.number(),
  /** How many files rows name that the site does not have. */
  missing: z.number(),
});
/** The last backup that was completed. */
export type LastBackup = z.output<typeof lastBackupSchema>;

const fact: StoredSetting<LastBackup> = { name: 'last-backup', schema: lastBackupSchema };

/** Stores that a backup was completed. */
export async function recordBackup(
  db: Db,
  { made: madeAt, tables, files, missing }: Pick<Manifest, 'made' | 'tables' | 'files' | 'missing'>,
): Promise<void> {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const value: LastBackup = { at: madeAt, rows, files, missing: missing.length };
  await writeSetting(db, fact, value);
}

/** Returns the last backup that was completed, however it was made; null when there is none yet. */
export const lastBackup = (db: Db): Promise<LastBackup | null> => readSetting(db, fact);
