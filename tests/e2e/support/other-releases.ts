import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

const notCopied = new Set(['build', '.build', '.git', 'test-results', 'data']);

/**
 * Makes the program of a later release in a folder, from this build, and returns its root: every asset has another hash
 * in its name, here and wherever it is named.
 */
export function makeRelease(folder: string, number: number): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root).filter((each) => !notCopied.has(each)))
    symlinkSync(path.join(root, name), path.join(folder, name));
  const build = path.join(folder, 'build');
  cpSync(path.join(root, 'build'), build, { recursive: true });
  const assets = path.join(build, 'client/assets');
  const hashes = new Set(readdirSync(assets).flatMap((name) => /-([\w-]{8})\.\w+(\.\w+)?$/.exec(name)?.[1] ?? []));
  const rename = (text: string) =>
    text.replaceAll(/-([\w-]{8})(?=\.)/g, (all, hash: string) => (hashes.has(hash) ? `${all}r${number}` : all));
  for (const name of readdirSync(assets)) {
    const next = rename(name);
    if (next !== name) renameSync(path.join(assets, name), path.join(assets, next));
  }
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // The server sends what has no smaller form beside it as it is.
    if (/\.(br|gz)$/.test(entry.name)) rmSync(file);
    else if (/\.(js|css|json)$/.test(entry.name)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
  }
  return folder;
}

/** Returns the names of a release's assets. */
export const assetsOf = (release: string): string[] =>
  readdirSync(path.join(release, 'build/client/assets')).filter((name) => !/\.(br|gz)$/.test(name));

/** Returns the module that starts the pages of a release. */
export const entryOf = (release: string): string =>
  (JSON.parse(readFileSync(path.join(release, 'build/server/assets.json'), 'utf8')) as { entry: string }).entry;
