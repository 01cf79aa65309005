import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Files } from '../files';
import { folderSource, folderTarget, type BackupSource, type BackupTarget } from './places';
import { eachOnce, type Erasure } from './erasures';
import { parts, readManifest } from './manifest';

/** Where nightly backups are: a folder, or a bucket and a prefix. */
export interface BackupStore {
  /** Returns the names of the complete backups. */
  names(): Promise<string[]>;
  source(name: string): BackupSource;
  /** Starts a new backup. Throws a StartError when there is one of this name. */
  target(name: string): Promise<BackupTarget>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens BACKUP_URL. `temp` is a folder for uploads in progress. Throws a StartError when it cannot be reached or
 * written.
 */
export async function openBackups(url: string, temp: string): Promise<BackupStore> {
  if (!url.startsWith('s3:')) return inFolder(url);
  // Amazon's client takes long to load, and a server without a bucket does not need it.
  const { openBucket } = await import('../files/s3');
  return inBucket(await openBucket(url, temp, { setting: 'BACKUP_URL' }));
}

/**
 * Opens the backup in a folder; where there is no such folder, the backup of its name at BACKUP_URL. Call `close` after
 * reading.
 */
export async function findBackup(
  folder: string,
  url: string | undefined,
): Promise<{ source: BackupSource; close: () => Promise<void> }> {
  if (url === undefined || existsSync(folder)) return { source: folderSource(folder), close: async () => undefined };
  const backups = await openBackups(url, tmpdir());
  return { source: backups.source(path.basename(folder)), close: () => backups.close() };
}

/**
 * Returns the people who were erased according to the backups beside this folder and those at BACKUP_URL. Throws when
 * that cannot be reached.
 */
export async function erasuresBeside(folder: string, url: string | undefined): Promise<Erasure[]> {
  const found = await erasuresIn(inFolder(path.dirname(folder)));
  if (url === undefined) return found;
  const backups = await openBackups(url, tmpdir());
  return eachOnce([...found, ...(await erasuresIn(backups).finally(() => backups.close()))]);
}

/** A backup that cannot be read is skipped: it is not the backup to be restored. */
async function erasuresIn(backups: BackupStore): Promise<Erasure[]> {
  const found: Erasure[] = [];
  for (const name of await backups.names())
    found.push(
      ...(await readManifest(backups.source(name)).then(
        ({ erasures }) => erasures,
        () => [],
      )),
    );
  return found;
}

function inFolder(root: string): BackupStore {
  const at = (name: string) => path.join(root, name);
  return {
    names: async () =>
      existsSync(root)
        ? readdirSync(root).filter(
            (name) => !name.endsWith('.partial') && existsSync(path.join(at(name), parts.manifest)),
          )
        : [],
    source: (name) => folderSource(at(name)),
    target: async (name) => {
      mkdirSync(root, { recursive: true, mode: 0o700 });
      return folderTarget(at(name));
    },
    // Its mark goes first: half a backup must not pass for a whole one.
    remove: async (name) => {
      await rm(path.join(at(name), parts.manifest), { force: true });
      await rm(at(name), { recursive: true, force: true });
    },
    close: async () => undefined,
  };
}

/** A bucket has no renaming at the end: a complete backup has a mark beside it. */
const marks = 'complete';

function inBucket(files: Files): BackupStore {
  const all = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of files.list(prefix)) keys.push(key);
    return keys;
  };
  const mark = (name: string) => `${marks}/${name}`;
  const remove = async (name: string) => {
    await files.delete([mark(name)]);
    await files.delete(await all(name));
  };
  return {
    names: async () => (await all(marks)).map((key) => key.slice(marks.length + 1)),
    source: (name) => ({
      name,
      read: async (part) => (await files.read(`${name}/${part}`))?.stream ?? null,
      list: async () => (await all(name)).map((key) => key.slice(name.length + 1)),
    }),
    target: async (name) => ({
      write: (part, content) => files.put(`${name}/${part}`, { stream: content }, 'application/octet-stream'),
      complete: () => files.put(mark(name), { bytes: Buffer.alloc(0) }, 'text/plain'),
      discard: () => remove(name),
    }),
    remove,
    close: () => files.close(),
  };
}
