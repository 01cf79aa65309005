import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { connectDatabase, type Db } from '../database';
import { openFiles, type FileOwner } from '../files';
import { secretFile } from '../secrets/secret-key';
import type { Log } from '../log';
import { StartError } from '../errors/start-error';
import { parts, writeManifest, type Manifest } from './manifest';
import { saveFiles } from './stored-files';
import { saveRows } from './save-rows';

interface BackUpOptions {
  config: Config;
  log: Log;
  /** A folder that does not exist yet. */
  folder: string;
  /** Whoever has stored files: everything under their prefixes is saved. */
  owners: (site: { db: Db }) => FileOwner[];
  /** Small files of DATA_DIR that belong to the data. */
  marks: readonly string[];
}

/**
 * Saves everything that cannot be made again: rows, files, the key. The backup gets its name only once it is whole. Only
 * one process can use the embedded database, so this throws a StartError while a server runs on it; on PostgreSQL it may
 * run beside the server.
 */
export async function backUp({ config, log, folder, owners, marks }: BackUpOptions): Promise<Manifest> {
  if (existsSync(folder)) throw new StartError(`${folder} is there already. Name a folder that is not.`);
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  const draft = `${folder}.partial`;
  const database = await connectDatabase({ config, log });
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    const rows = await saveRows(database.pool, path.join(draft, parts.rows));
    // After the rows: a file is stored before its row is committed, so by now every row's file is there.
    const files = await openFiles({ config, log });
    const prefixes = owners(database).map(({ prefix }) => prefix);
    const saved = await saveFiles(files, prefixes, path.join(draft, parts.files));
    await files.close();
    const secret = holdsOurKey(config);
    for (const name of [...(secret ? [secretFile] : []), ...marks]) copy(config.dataDir, draft, name);
    const manifest = { made: new Date().toISOString(), files: saved, secret, ...rows };
    writeManifest(draft, manifest);
    renameSync(draft, folder);
    return manifest;
  } finally {
    await database.close();
  }
}

/** Not where SECRET_KEY is set: the key in the folder may then be an old one. */
function holdsOurKey({ dataDir, secretKey }: Config): boolean {
  const file = path.join(dataDir, secretFile);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === secretKey;
}

function copy(from: string, to: string, name: string) {
  if (existsSync(path.join(from, name))) copyFileSync(path.join(from, name), path.join(to, name));
}
