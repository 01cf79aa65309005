import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createWriteStream, type Stats } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '../errors/disk-full';
import { isKey, safe, type FileInfo, type Files } from './files';
import { typeOfKey } from './types';

/**
 * Opens files in a folder of this machine. `incoming` (for drafts and uploads) must be on the same file system as
 * `root`. Throws when the folder can't be created or written.
 */
export async function openFolder(root: string, incoming: string): Promise<Files> {
  const place = (key: string) => path.join(root, safe(key));

  /** A name is only durable once every folder on the way to it is synced. */
  const syncFolders = async (file: string) => {
    for (let folder = path.dirname(file); folder.startsWith(root); folder = path.dirname(folder)) await sync(folder);
  };
  // The folder of one medium (prefix/id/) goes with its files; a prefix stays, since another put may be about to use
  // it.
  const removeEmpty = async (keys: string[]) => {
    const folders = new Set(keys.filter((key) => key.split('/').length > 2).map((key) => path.dirname(place(key))));
    await Promise.all([...folders].map((folder) => rmdir(folder).catch(() => undefined)));
  };

  const files: Files = {
    async put(key, source) {
      const target = place(key);
      const draft = path.join(incoming, randomUUID());
      try {
        if ('path' in source) await copyFile(source.path, draft);
        else if ('bytes' in source) await writeFile(draft, source.bytes);
        else await pipeline(source.stream, createWriteStream(draft));
        await sync(draft);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(draft, target);
        await syncFolders(target);
      } catch (error) {
        await rm(draft, { force: true });
        // A full disk may have had space for the folder only.
        await removeEmpty([key]);
        throw error;
      }
    },

    async stat(key) {
      const found = await unlessMissing(stat(place(key)));
      return found?.isFile() ? info(key, found) : null;
    },

    async read(key, range) {
      const handle = await unlessMissing(open(place(key)));
      if (!handle) return null;
      try {
        const found = await handle.stat();
        if (found.isFile()) return { ...info(key, found), stream: handle.createReadStream(range) };
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
      return null;
    },

    async delete(keys) {
      await Promise.all(keys.map((key) => rm(place(key), { force: true })));
      await removeEmpty(keys);
    },

    async move(key, to) {
      if (!(await files.stat(key))) return;
      await mkdir(path.dirname(place(to)), { recursive: true });
      await unlessMissing(rename(place(key), place(to)));
      await syncFolders(place(to));
      await removeEmpty([key]);
    },

    async *list(prefix) {
      for (const entry of (await unlessMissing(readdir(place(prefix), { withFileTypes: true }))) ?? []) {
        const key = `${prefix}/${entry.name}`;
        if (!isKey(key)) continue;
        if (entry.isDirectory()) yield* files.list(key);
        const found = entry.isFile() && (await unlessMissing(stat(place(key))));
        if (found) yield { key, modified: found.mtime };
      }
    },

    async used() {
      let bytes = 0;
      // One file after another: the caller can wait, and there may be thousands.
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.parentPath.startsWith(incoming)) continue;
        bytes += (await unlessMissing(stat(path.join(entry.parentPath, entry.name))))?.size ?? 0;
      }
      return bytes;
    },

    async check() {
      // A full disk can still be read, and reports itself on a write.
      await writeFile(path.join(incoming, '.check'), 'ok').catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
      });
    },

    temp: () => incoming,
    close: async () => undefined,
  };

  await mkdir(root, { recursive: true, mode: 0o700 });
  await files.check();
  return files;
}

function info(key: string, found: Stats): FileInfo {
  return {
    size: found.size,
    contentType: typeOfKey(key).mime,
    etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
  };
}

async function sync(file: string) {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
