import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../errors/start-error';

/** A backup to read from. */
export interface BackupSource {
  /** Its name in messages. */
  name: string;
  /** Opens a part, by its name in the backup; null when it is not there. */
  read(part: string): Promise<Readable | null>;
  /** Returns the names of all parts. */
  list(): Promise<string[]>;
}

/** A backup to be written. It does not count as a backup before it is complete. */
export interface BackupTarget {
  write(part: string, content: Readable): Promise<void>;
  /** Makes it a backup: everything is safely on the disk, and it has its name. */
  complete(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** Returns a backup in a folder. Needs no right to write. */
export const folderSource = (folder: string): BackupSource => ({
  name: folder,
  async read(part) {
    const file = path.join(folder, part);
    return existsSync(file) ? createReadStream(file) : null;
  },
  async list() {
    const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    return files.map((file) => file.split(path.sep).join('/'));
  },
});

/**
 * Makes a new folder; until it is complete it is called `….partial`. Throws a StartError when there is something of its
 * name.
 */
export async function folderTarget(folder: string): Promise<BackupTarget> {
  if (existsSync(folder)) throw new StartError(`${folder} is there already. Name a folder that is not.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  return {
    async write(part, content) {
      const file = path.join(draft, part);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file, { mode: 0o600 }));
      await sync(file);
    },
    async complete() {
      const entries = await readdir(draft, { recursive: true, withFileTypes: true });
      const folders = entries
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.join(entry.parentPath, entry.name));
      for (const one of [...folders, draft]) await sync(one);
      await rename(draft, folder);
      await sync(path.dirname(folder));
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

async function sync(file: string) {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}
