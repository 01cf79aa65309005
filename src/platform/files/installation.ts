import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../config';
import type { Db } from '../database';
import { readSetting, type StoredSetting } from '../settings-store/settings-store';
import { storedSettings } from '../settings-store/tables';
import type { Log } from '../log';
import type { Files } from './files';
import { mediaOf, type FileOwner } from './sweep';

/** The key of the file beside the stored files, and the name of the setting in the database. */
const installation = 'installation';
const ofDatabase: StoredSetting<{ id: string }> = { name: installation, schema: z.object({ id: z.string() }) };

/** The share of the media named by rows that has to be there for files without an owner to count as ours. */
const neededShare = 0.9;

interface Claim {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaUrl'>;
  db: Db;
  files: Files;
  owners: readonly FileOwner[];
}

/**
 * Returns whether the stored files are this database's own: both hold the same id, and an embedded database with its
 * files in a bucket is still in the folder that they were assigned to, and not in a copy of it. Files that have no id
 * yet (an earlier version stored them) get this database's, once, if they plainly belong to its rows. Of other files
 * nothing may be deleted, since another site lives on them. Never throws; what cannot be determined counts as no.
 */
export async function ownsFiles({ log, ...claim }: Claim & { log: Log }): Promise<boolean> {
  const { config, db, files } = claim;
  try {
    const [ours, theirs] = [await mineOf(config, db), await readMark(files)];
    if (theirs === undefined) return await claimFiles(claim);
    if (theirs.id !== ours.id) return false;
    // An earlier version wrote no folder, and files that were in DATA_DIR before need none.
    if (ours.folder && !theirs.folder) await writeMark(files, ours);
    return !ours.folder || !theirs.folder || isSameFolder(ours.folder, theirs.folder);
  } catch (error) {
    log.warn({ err: error }, 'could not find out whether the stored files are ours');
    return false;
  }
}

/**
 * Makes the stored files this database's own, in the folder where it is, whichever site they belonged to. Returns false
 * and changes nothing when they do not plainly belong to its rows.
 */
export async function claimFiles({ config, db, files, owners }: Claim): Promise<boolean> {
  if (!(await belongTogether(files, owners))) return false;
  await writeMark(files, await mineOf(config, db));
  return true;
}

/** The text about files that are not ours, for messages. */
export const anotherSite =
  'another database, or to the folder that this one was copied from (docs/OPERATIONS.md, "Stored files")';

/** Returns the same files for a site that does not own them: a deletion leaves everything where it is. */
export const withoutDeleting = (files: Files, log: Log): Files => ({
  ...files,
  delete: async (keys) => log.warn({ keys }, 'kept files that were to be deleted: they belong to another database'),
});

/**
 * Returns the id of this database. It is good only in the database where it was made: a copy by pg_dump or a restored
 * backup makes its own, so that it never passes for the site whose files it names.
 */
async function installationOf(db: Db): Promise<string> {
  const found = await db.execute<{ database: string }>(
    sql`select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where
      datname = current_database()) as database`,
  );
  const { database } = found.rows[0]!;
  const value = { id: randomUUID(), database };
  await db
    .insert(storedSettings)
    .values({ name: installation, value })
    .onConflictDoUpdate({
      target: storedSettings.name,
      set: { value, updatedAt: sql`now()` },
      setWhere: sql`${storedSettings.value} ->> 'database' is distinct from ${database}`,
    });
  return (await readSetting(db, ofDatabase))!.id;
}

/** Whose files they are: the id of the database, and the folder where that is embedded. */
interface Mark {
  id: string;
  folder?: Folder | undefined;
}

/** What distinguishes a folder from a copy of it. */
interface Folder {
  inode: string;
  /** When it was made, in nanoseconds since 1970; 0 where the file system does not store that. */
  born: string;
}

const mineOf = async (config: Claim['config'], db: Db): Promise<Mark> => ({
  id: await installationOf(db),
  folder: folderOf(config),
});

/**
 * Returns the folder of an embedded database whose files are in a bucket. Undefined for others: files in DATA_DIR go
 * where the database goes, and PostgreSQL has no folder here. An inode and the time of its making outlive a reboot and
 * another container on the same volume; the number of the device does not (docs/decisions/0041).
 */
function folderOf({ dataDir, databaseUrl, mediaUrl }: Claim['config']): Folder | undefined {
  if (databaseUrl || !mediaUrl) return undefined;
  const { ino, birthtimeNs, ctimeNs } = statSync(path.join(dataDir, 'database'), { bigint: true });
  // Where the file system records no other time, Node returns the time of the last change for that of the making.
  return { inode: String(ino), born: birthtimeNs === ctimeNs ? '0' : String(birthtimeNs) };
}

const isSameFolder = (a: Folder, b: Folder) =>
  a.inode === b.inode && (a.born === b.born || a.born === '0' || b.born === '0');

/** Reads the file: an id alone, or `ID INODE BORN`. */
async function readMark(files: Files): Promise<Mark | undefined> {
  const file = await files.read(installation);
  if (!file) return undefined;
  const [id = '', inode, born = '0'] = (await text(file.stream)).trim().split(' ');
  return { id, folder: inode === undefined ? undefined : { inode, born } };
}

async function writeMark(files: Files, { id, folder }: Mark): Promise<void> {
  const line = [id, ...(folder ? [folder.inode, folder.born] : [])].join(' ');
  await files.put(installation, { bytes: Buffer.from(`${line}\n`) }, 'text/plain');
}

/**
 * Returns whether nothing is stored yet, or what rows name is there, and rows name the greater part of what is there.
 */
async function belongTogether(files: Files, owners: readonly FileOwner[]): Promise<boolean> {
  let [stored, named, both] = [0, 0, 0];
  for (const owner of owners) {
    const { media, inUse } = await mediaOf(files, owner);
    const present = [...inUse].filter((medium) => media.has(medium)).length;
    stored += media.size;
    // A restored database names the files that its backup left out, and that is no sign of another site.
    named += owner.leftOutOfBackups ? present : inUse.size;
    both += present;
  }
  return stored === 0 || (both > 0 && both >= named * neededShare && both * 2 >= stored);
}
