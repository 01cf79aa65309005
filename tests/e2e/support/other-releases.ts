import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The file that later releases change: a comment of its own in each would not change what is built. */
const changed = 'src/entry/client.tsx';

/**
 * Makes the program of a later release in a folder and returns its root. By default from this build: every asset has
 * another hash in its name, here and wherever it is named. With REAL_RELEASES=1 from sources with a changed module,
 * which takes a minute or two.
 */
export function makeRelease(folder: string, number: number): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (process.env.REAL_RELEASES) buildRelease(folder, number);
  else deriveRelease(folder, number);
  return folder;
}

const notCopied = new Set(['build', '.build', '.git', 'test-results', 'data']);

function buildRelease(folder: string, number: number): void {
  for (const name of readdirSync(root).filter((each) => !notCopied.has(each))) {
    if (name === 'node_modules') symlinkSync(path.join(root, name), path.join(folder, name));
    else cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const file = path.join(folder, changed);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nObject.assign(globalThis, { release: ${number} });\n`);
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
}

function deriveRelease(folder: string, number: number): void {
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
  for (const part of ['client', 'server', 'server-ml', 'worker']) {
    for (const entry of readdirSync(path.join(build, part), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      // The server compresses what has no smaller form beside it.
      if (/\.(br|gz)$/.test(entry.name)) rmSync(file);
      else if (/\.(js|css|json)$/.test(entry.name)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
    }
  }
}

/** Returns the names of a release's assets. */
export const assetsOf = (release: string): string[] =>
  readdirSync(path.join(release, 'build/client/assets')).filter((name) => !/\.(br|gz)$/.test(name));

/** Returns the module that starts the pages of a release. */
export const entryOf = (release: string): string =>
  (JSON.parse(readFileSync(path.join(release, 'build/server/assets.json'), 'utf8')) as { entry: string }).entry;
