import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../errors/start-error';

const count = z.number().int().nonnegative();

const savedRowsSchema = z.object({
  /** `created_at` of the newest migration that the database had: the rows only fit the tables of that migration. */
  migration: z.number(),
  /** The number of rows by table. */
  tables: z.record(z.string(), count),
  /** The last number used, by sequence. */
  sequences: z.record(z.string(), count),
});
export type SavedRows = z.output<typeof savedRowsSchema>;

const manifestSchema = savedRowsSchema.extend({
  made: z.iso.datetime(),
  files: count,
  /** Whether the backup contains the key; false when it came from SECRET_KEY. */
  secret: z.boolean(),
});

/** What a backup says about itself, in backup.json. */
export type Manifest = z.output<typeof manifestSchema>;

/** The parts of a backup, by their names in its folder. */
export const parts = { manifest: 'backup.json', rows: 'rows.gz', files: 'files' } as const;

/** Reads backup.json. Throws a StartError when `folder` is not a backup. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, parts.manifest);
  if (!existsSync(file)) throw new StartError(`${folder} is no backup: there is no ${parts.manifest} in it.`);
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(path.join(folder, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
}
