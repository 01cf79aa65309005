import type { Readable } from 'node:stream';
import type { Files } from '../files';
import { typeOfKey } from '../files/types';
import { StartError } from '../errors/start-error';
import { sumOf, summing } from './checksums';
import { parts } from './manifest';
import type { BackupSource } from './places';

/** Returns the name of a stored file in a backup. */
const partOf = (key: string) => `${parts.files}/${key}`;

/** Returns the keys of the stored files among the parts of a backup. */
export const keysAmong = (names: Iterable<string>): string[] =>
  [...names].filter((name) => name.startsWith(`${parts.files}/`)).map((name) => name.slice(parts.files.length + 1));

/** Passes every stored file under the prefixes to `write`, except those that are in `saved` already. */
export async function saveFiles(
  files: Files,
  prefixes: readonly string[],
  saved: ReadonlyMap<string, string>,
  write: (part: string, content: Readable) => Promise<void>,
): Promise<void> {
  for (const prefix of prefixes) {
    for await (const { key } of files.list(prefix)) {
      if (saved.has(partOf(key))) continue;
      const found = await files.read(key);
      // Deleted by a running server since it was listed.
      if (found) await write(partOf(key), found.stream);
    }
  }
}

/** Returns what rows name (keys, and folders of keys) and is not among the saved files. */
export function missingAmong(named: readonly string[], saved: Iterable<string>): string[] {
  const keys = keysAmong(saved);
  const present = new Set(keys.flatMap((key) => [key, key.split('/', 2).join('/')]));
  return [...new Set(named)].filter((key) => !present.has(key)).sort();
}

interface LoadFilesOptions {
  files: Files;
  source: BackupSource;
  keys: readonly string[];
  /** Called with the key of each file that was not there before. */
  onStored: (key: string) => void;
}

/**
 * Stores files of a backup and reads each back to compare it. A file that is there already stays; throws a StartError
 * when it differs, or when a file did not arrive as it was.
 */
export async function loadFiles({ files, source, keys, onStored }: LoadFilesOptions): Promise<void> {
  for (const key of keys) {
    const present = await sumOfStored(files, key);
    if (present !== null && present !== (await sumOfPart(source, key))) {
      throw new StartError(`Another file is stored as ${key} already. Restore into an empty place.`);
    }
    if (present !== null) continue;
    const content = await source.read(partOf(key));
    if (!content) throw new StartError(`${source.name} is not whole: ${partOf(key)} is missing.`);
    onStored(key);
    const { stream, sum } = summing(content);
    await files.put(key, { stream }, typeOfKey(key).mime);
    if ((await sumOfStored(files, key)) !== sum())
      throw new StartError(`${key} was not stored as it is in the backup.`);
  }
}

async function sumOfStored(files: Files, key: string): Promise<string | null> {
  const found = await files.read(key);
  return found && sumOf(found.stream);
}

async function sumOfPart(source: BackupSource, key: string): Promise<string | null> {
  const found = await source.read(partOf(key));
  return found && sumOf(found);
}
