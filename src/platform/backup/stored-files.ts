import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../files';
import { typeOfKey } from '../files/types';

/** Copies every stored file under the prefixes into `folder`, by its key. Returns how many there were. */
export async function saveFiles(files: Files, prefixes: readonly string[], folder: string): Promise<number> {
  let saved = 0;
  for (const prefix of prefixes) {
    for await (const { key } of files.list(prefix)) {
      const found = await files.read(key);
      // Deleted by a running server since it was listed.
      if (!found) continue;
      const target = path.join(folder, key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(found.stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      saved += 1;
    }
  }
  return saved;
}

/** Stores everything that saveFiles copied. */
export async function loadFiles(files: Files, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(folder, file).split(path.sep).join('/');
    await files.put(key, { path: file }, typeOfKey(key).mime);
  }
}
