import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Config } from '../config';
import type { Database, Db } from '../database';
import type { FileOwner, Files } from '../files';
import { encryptFor } from '../secrets/age';
import { secretFile, secretsIn, secretsText } from '../secrets/secret-key';
import { sumOfText, summing, sumsText } from './checksums';
import type { Erasure } from './erasures';
import { manifestText, parts, type Manifest } from './manifest';
import type { BackupTarget } from './places';
import { keysAmong, missingAmong, saveFiles } from './stored-files';
import { saveRows } from './save-rows';

export interface BackUpOptions {
  config: Pick<Config, 'dataDir' | 'keys'>;
  database: Pick<Database, 'db' | 'pool'>;
  files: Files;
  /** The owners of stored files: everything under their prefixes is saved, except what they leave out. */
  owners: (site: { db: Db }) => FileOwner[];
  /** Lists the people who were erased. */
  erasures?: ((db: Db) => Promise<Erasure[]>) | undefined;
  /** Small files of DATA_DIR that belong to the data. */
  marks: readonly string[];
  target: BackupTarget;
  /** An age key (`age1…`): only its owner can read the backup then. */
  recipient?: string | undefined;
  /** Ends the work when it is aborted, and throws its reason. */
  signal?: AbortSignal | undefined;
}

/** What a running server takes for a backup in a folder (absolute). */
export const backupOrder = z.object({ folder: z.string(), recipient: z.string().optional() });

/** How often rows are read again because files that they name were deleted in the meantime. */
const rounds = 3;

/**
 * Saves everything that cannot be made again: rows, files, the key. People may go on using the site. Rows are as of one
 * moment, and read again when a file that they name was deleted before it could be copied, so that rows and files fit;
 * a file that is missing all the same is named in the manifest. The backup gets its name only once it is whole and
 * safely on the disk; nothing is left of a failed one. Throws a StartError.
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { config, database, files, owners, erasures, marks, target, recipient, signal } = options;
  const sums = new Map<string, string>();
  const write = async (part: string, content: Readable) => {
    signal?.throwIfAborted();
    const { stream, sum } = summing(recipient ? await encryptFor(recipient, content) : content);
    await target.write(part, stream);
    sums.set(part, sum());
  };
  const draft = path.join(files.temp(), `rows-${process.pid}-${Date.now()}`);
  try {
    const keys = ourKeys(config);
    const prefixes = savedOwners(owners(database)).map(({ prefix }) => prefix);
    const save = async () => {
      let [named, erased]: [string[], Erasure[]] = [[], []];
      const rows = await saveRows(database.pool, draft, async (db) => {
        named = await namedBy(savedOwners(owners({ db })));
        erased = (await erasures?.(db)) ?? [];
      });
      // After the rows: a file is stored before its row is committed, so by now every row's file is there.
      await saveFiles(files, prefixes, sums, write);
      return { ...rows, erasures: erased, missing: missingAmong(named, sums.keys()) };
    };
    let saved = await save();
    for (let round = 1; round < rounds && saved.missing.length > 0; round += 1) {
      const again = await save();
      const same = again.missing.join() === saved.missing.join();
      saved = again;
      if (same) break;
    }
    await write(parts.rows, createReadStream(draft));
    // The keys from before and from now: the key may have been changed while the rows were read.
    const secrets = secretsText([...new Set([...ourKeys(config), ...keys])]);
    const secret = secrets !== '';
    if (secret) await write(secretFile, Readable.from([Buffer.from(secrets)]));
    for (const name of marks) {
      if (existsSync(path.join(config.dataDir, name)))
        await write(name, createReadStream(path.join(config.dataDir, name)));
    }
    const list = sumsText(sums);
    const manifest: Manifest = {
      made: new Date().toISOString(),
      files: keysAmong(sums.keys()).length,
      secret,
      encrypted: recipient !== undefined,
      sums: sumOfText(list),
      ...saved,
    };
    await target.write(parts.sums, Readable.from([list]));
    await target.write(parts.manifest, Readable.from([manifestText(manifest)]));
    await target.complete();
    return manifest;
  } catch (error) {
    await target.discard();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns the owners whose files belong in a backup. */
const savedOwners = (owners: FileOwner[]) => owners.filter(({ leftOutOfBackups }) => !leftOutOfBackups);

async function namedBy(owners: FileOwner[]): Promise<string[]> {
  const named: string[] = [];
  // One after another: they share a connection.
  for (const owner of owners) named.push(...(await owner.named()));
  return named;
}

/** Returns the keys in the folder. None where SECRET_KEY is set to another key: the stored ones may then be old. */
function ourKeys({ dataDir, keys }: BackUpOptions['config']): string[] {
  const file = path.join(dataDir, secretFile);
  const stored = existsSync(file) ? secretsIn(readFileSync(file, 'utf8')) : [];
  return keys.source === 'file' || stored[0] === keys.current.secret ? stored : [];
}
