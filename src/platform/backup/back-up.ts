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
  /** A folder that is not there yet. */
  folder: string;
  /** Who has files: all under their prefixes are saved. */
  owners: (site: { db: Db }) => FileOwner[];
  /** Small files of DATA_DIR that belong to the data. */
  marks: readonly string[];
}

/**
 * Saves all that cannot be made anew: rows, files, the key. It has its name only when it is whole. The embedded database
 * is one process's, so a server that runs on it refuses this with a StartError; beside one on PostgreSQL it may run.
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
    // After the rows: a file is stored before its row is committed, so every row's file is there by now.
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

/** Not where SECRET_KEY is set: the one in the folder may be an old one then. */
function holdsOurKey({ dataDir, secretKey }: Config): boolean {
  const file = path.join(dataDir, secretFile);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === secretKey;
}

function copy(from: string, to: string, name: string) {
  if (existsSync(path.join(from, name))) copyFileSync(path.join(from, name), path.join(to, name));
}
