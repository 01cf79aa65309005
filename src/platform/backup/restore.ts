import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { readConfig, type Config } from '../config';
import { connectDatabase } from '../database';
import { migrate } from '../database/migrate';
import { lastBeat } from '../beats';
import { deleteSetting, writeSetting } from '../settings-store/settings-store';
import { openFiles } from '../files';
import { holdJobs } from '../jobs';
import { checkSecretKey } from '../secrets/check-secret-key';
import { saveSecretKey, secretFile } from '../secrets/secret-key';
import type { Log } from '../log';
import { StartError } from '../errors/start-error';
import { decrypting } from './encryption';
import { erasuresDue, erasuresFile, readErasures, unknownOf, type Erasure } from './erasures';
import { loadRows } from './load-rows';
import { parts, type Manifest } from './manifest';
import type { BackupSource } from './places';
import { loadFiles } from './stored-files';
import { refuseUnfinishedRestore, unfinishedMarker } from './unfinished';
import { verifyBackup } from './verify';

interface RestoreOptions {
  root: string;
  /** The settings of the server that will run on it: possibly another database and another file storage than before. */
  env: NodeJS.ProcessEnv;
  log: Log;
  source: BackupSource;
  /** The text of the age key file, when the backup is encrypted. */
  identity?: string | undefined;
  marks: readonly string[];
  /** The jobs that send mails. */
  mailJobs: readonly string[];
  /** Send the mails that were waiting when the backup was made: it replaces the site, which never sent them. */
  sendMails?: boolean;
  /**
   * The people who were erased, as other sources list them: the site it replaces, newer backups. They are erased again
   * at the first start.
   */
  erasures?: readonly Erasure[];
  /** Accepts a backup that has no checksums, made by an earlier version: whether its files are unchanged is unknown. */
  unchecked?: boolean;
}

/** What was restored, and how many mails are held. */
export type Restored = Manifest & { held: number };

/**
 * Restores a backup to where the settings point, into a database that does not exist yet or is empty, and brings it up
 * to this version. Mails that were waiting are held by default: a trial copy must not send them again. All of it is
 * compared with its checksums before anything is written, and the written data after. Throws a StartError and leaves
 * everything as it was when the backup is not whole or of a newer version, or there is data already.
 */
export async function restore({
  root,
  env,
  log,
  source: stored,
  identity,
  marks,
  mailJobs,
  sendMails = false,
  erasures = [],
  unchecked = false,
}: RestoreOptions): Promise<Restored> {
  const { manifest, sums, keys } = await verifyBackup(stored);
  if (!sums && !unchecked) {
    throw new StartError(
      `${stored.name} has no checksums, an earlier version made it. Its rows and files are all there; whether ` +
        'they are what they were cannot be known. ' +
        'To restore it all the same: npm run restore -- --unchecked FOLDER',
    );
  }
  refuseNewer(root, manifest);
  if (manifest.encrypted && !identity)
    throw new StartError(
      `${stored.name} is encrypted. Name the file of the key: npm run restore -- --identity FILE FOLDER`,
    );
  const source = manifest.encrypted ? decrypting(stored, identity!) : stored;
  const secret = await readPart(source, secretFile);
  const config = readConfig(env, root, secret);
  refuseUnfinishedRestore(config);
  refuseOccupied(config, secret);
  const database = await connectDatabase({ config, log });
  const storedKeys: string[] = [];
  let held = 0;
  try {
    if (await hasTables(database.pool))
      throw new StartError('The database of DATABASE_URL has tables already. Make a new one.');
    const files = await openFiles({ config, log });
    const mark = path.join(config.dataDir, unfinishedMarker);
    writeFileSync(mark, '');
    try {
      await loadFiles({ files, source, keys, onStored: (key) => storedKeys.push(key) });
      await migrateUpTo(database.pool, root, manifest.migration);
      await loadRows(database.pool, (await source.read(parts.rows))!, manifest);
      await migrate(database.pool, root);
      await checkSecretKey(database.db, config);
      // What the backup itself lists has happened to its rows already.
      const due = unknownOf([...erasures, ...readErasures(path.join(config.dataDir, erasuresFile))], manifest.erasures);
      // In the database, so that whichever instance starts first finds it.
      if (due.length > 0) await writeSetting(database.db, erasuresDue, due);
      await deleteSetting(database.db, lastBeat);
      if (!sendMails) held = await holdJobs(database.db, mailJobs);
      if (secret) saveSecretKey(config.dataDir, secret);
      for (const name of marks) {
        const content = await readPart(source, name);
        if (content !== undefined) writeFileSync(path.join(config.dataDir, name), content);
      }
      rmSync(mark);
    } catch (error) {
      await files.delete(storedKeys);
      // An embedded database is deleted whole, see below; another database may keep half of the backup.
      if (database.isNew) rmSync(mark);
      throw error;
    } finally {
      await files.close();
    }
    await database.close();
    return { ...manifest, held };
  } catch (error) {
    await database.close();
    // Half a database must not pass for a whole one.
    if (database.isNew) rmSync(path.join(config.dataDir, 'database'), { recursive: true, force: true });
    throw error;
  }
}

async function readPart(source: BackupSource, part: string): Promise<string | undefined> {
  const content = await source.read(part);
  return content ? (await text(content)).trim() : undefined;
}

function refuseNewer(root: string, { migration }: Manifest) {
  if (journalOf(root).entries.some(({ when }) => when === migration)) return;
  throw new StartError('The backup was made by a newer version of Sangham. Restore it with that version.');
}

function refuseOccupied(config: Config, secret: string | undefined) {
  const folder = path.join(config.dataDir, 'database');
  if (!config.databaseUrl && existsSync(folder)) {
    throw new StartError(
      `There is a database in ${config.dataDir} already. Move that folder away, or set DATA_DIR to another.`,
    );
  }
  const file = path.join(config.dataDir, secretFile);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (secret && stored && stored !== secret) {
    throw new StartError(`There is another ${secretFile} in ${config.dataDir} already. Move it away.`);
  }
}

async function hasTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  return rows.length > 0;
}

interface Journal {
  entries: { when: number; tag: string }[];
}

const journalOf = (root: string) =>
  JSON.parse(readFileSync(path.join(root, 'migrations/meta/_journal.json'), 'utf8')) as Journal;

/** Migrates an empty database to where the backup's was, and no further: the rows only fit those tables. */
async function migrateUpTo(pool: pg.Pool, root: string, newest: number) {
  const then = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  const journal = journalOf(root);
  const entries = journal.entries.filter(({ when }) => when <= newest);
  mkdirSync(path.join(then, 'migrations/meta'), { recursive: true });
  for (const { tag } of entries)
    copyFileSync(path.join(root, `migrations/${tag}.sql`), path.join(then, `migrations/${tag}.sql`));
  writeFileSync(path.join(then, 'migrations/meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  await migrate(pool, then).finally(() => rmSync(then, { recursive: true, force: true }));
}
