import { text } from 'node:stream/consumers';
import { StartError } from '../errors/start-error';
import { readSums, sumOf, sumOfText } from './checksums';
import { countRows } from './load-rows';
import { parts, readManifest, type Manifest } from './manifest';
import type { BackupSource } from './places';
import { keysAmong } from './stored-files';

/** A backup that is whole, as far as that can be checked. */
export interface Verified {
  manifest: Manifest;
  /** Checksums by part; null when it has none: then only numbers could be compared. */
  sums: Map<string, string> | null;
  /** The stored files in it. */
  keys: string[];
}

const maxNamed = 5;

/**
 * Reads a backup from beginning to end and compares all of it with its checksums. A backup of an earlier version has
 * none: its rows and files are counted. Throws a StartError that names what is missing or damaged.
 */
export async function verifyBackup(source: BackupSource): Promise<Verified> {
  const manifest = await readManifest(source);
  if (manifest.sums === undefined) return verifyNumbers(source, manifest);
  const list = await source.read(parts.sums);
  const written = list ? await text(list) : '';
  if (sumOfText(written) !== manifest.sums) throw damaged(source, [parts.sums]);
  const sums = readSums(written);
  const wrong: string[] = [];
  for (const [part, sum] of sums) {
    const content = await source.read(part);
    if (!content || (await sumOf(content).catch(() => '')) !== sum) wrong.push(part);
  }
  if (wrong.length > 0) throw damaged(source, wrong);
  return { manifest, sums, keys: keysAmong(sums.keys()) };
}

async function verifyNumbers(source: BackupSource, manifest: Manifest): Promise<Verified> {
  const rows = await source.read(parts.rows);
  const found = rows && (await countRows(rows).catch(() => null));
  const same = found && Object.entries(manifest.tables).every(([table, count]) => count === (found.get(table) ?? 0));
  if (!same) throw damaged(source, [parts.rows]);
  const keys = keysAmong(await source.list());
  if (keys.length !== manifest.files) {
    throw new StartError(`${source.name} is not whole: it has ${keys.length} of its ${manifest.files} files.`);
  }
  return { manifest, sums: null, keys };
}

function damaged(source: BackupSource, names: string[]): StartError {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return new StartError(
    `${source.name} is not whole. Missing or damaged: ${names.slice(0, maxNamed).join(', ')}${more}.`,
  );
}
