import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartError } from '../errors/start-error';
import { erasureSchema } from './erasures';
import type { BackupSource } from './places';

const count = z.number().int().nonnegative();

const savedRowsSchema = z.object({
  /** `created_at` of the newest migration that the database had: the rows only fit the tables of that migration. */
  migration: z.number(),
  /** The number of rows by table. */
  tables: z.record(z.string(), count),
  /** A checksum of the rows by table (checksums.ts). Backups of earlier versions have none. */
  digests: z.record(z.string(), z.string()).optional(),
  /** The last number used, by sequence. */
  sequences: z.record(z.string(), count),
});
export type SavedRows = z.output<typeof savedRowsSchema>;

export const manifestSchema = savedRowsSchema.extend({
  made: z.iso.datetime(),
  files: count,
  /** Files that rows named and that were not there when the backup was made. */
  missing: z.array(z.string()).default([]),
  /** Whether the backup contains the key; false when it came from SECRET_KEY. */
  secret: z.boolean(),
  /** Whether its other parts, except `sha256sums`, are encrypted (age). */
  encrypted: z.boolean().default(false),
  /**
   * Every person who was erased by then: a restore of an older backup erases them again. Backups of earlier versions
   * have none.
   */
  erasures: z.array(erasureSchema).default([]),
  /** The SHA-256 of `sha256sums`, which has that of every other part. Backups of earlier versions have none. */
  sums: z.string().optional(),
});

/** What a backup records about itself, in backup.json. */
export type Manifest = z.output<typeof manifestSchema>;

/** The parts of a backup, by their names in it. */
export const parts = { manifest: 'backup.json', sums: 'sha256sums', rows: 'rows.gz', files: 'files' } as const;

/** The parts that are never encrypted: with them, a person without the key can check whether a backup is whole. */
export const plainParts: readonly string[] = [parts.manifest, parts.sums];

/** Reads backup.json. Throws a StartError when there is no backup, or a damaged one. */
export async function readManifest(source: BackupSource): Promise<Manifest> {
  const file = await source.read(parts.manifest);
  if (!file) throw new StartError(`${source.name} is no backup: there is no ${parts.manifest} in it.`);
  try {
    return manifestSchema.parse(JSON.parse(await text(file)));
  } catch (error) {
    throw new StartError(`${source.name} is damaged: ${parts.manifest} cannot be read.`, { cause: error });
  }
}

export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;
