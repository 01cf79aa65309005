import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '~/shared/dates';

/** So many releases' assets are served in any case, and those that a server has started within so many ms. */
const RELEASES = 3;
const SERVED_MS = 30 * DAY_MS;

/** Returns the folder with the assets of this release and of those before it. */
export const assetsOfReleases = (dataDir: string) => path.join(dataDir, 'releases/assets');

/**
 * Copies the assets of this release into DATA_DIR, so that pages of it that are still open find their modules after the
 * next releases (docs/decisions/0077-offline.md), and deletes those of releases that are too old. A list for each
 * release stands beside the assets; its time is that of the last start.
 */
export async function keepRelease(built: string, dataDir: string, now: Date): Promise<void> {
  const assets = assetsOfReleases(dataDir);
  await mkdir(assets, { recursive: true });
  const lists = path.dirname(assets);
  const names = (await readdir(built)).sort();
  const present = new Set(await readdir(assets));
  for (const name of names) {
    if (present.has(name)) continue;
    // What a process leaves unfinished stands in no list, and goes with the next start.
    const unfinished = path.join(assets, `${name}.${process.pid}`);
    await copyFile(path.join(built, name), unfinished);
    await rename(unfinished, path.join(assets, name));
  }
  const list = path.join(lists, `${createHash('sha256').update(names.join()).digest('hex').slice(0, 16)}.json`);
  await writeFile(list, JSON.stringify(names));
  await utimes(list, now, now);
  await dropOld(lists, assets, now);
}

async function dropOld(lists: string, assets: string, now: Date): Promise<void> {
  const files = (await readdir(lists)).filter((name) => name.endsWith('.json')).map((name) => path.join(lists, name));
  const timed = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  timed.sort((a, b) => b.at - a.at);
  const used = new Set<string>();
  for (const [index, { file, at }] of timed.entries()) {
    if (index >= RELEASES && now.getTime() - at > SERVED_MS) await rm(file);
    else for (const name of JSON.parse(await readFile(file, 'utf8')) as string[]) used.add(name);
  }
  for (const name of await readdir(assets)) if (!used.has(name)) await rm(path.join(assets, name));
}
