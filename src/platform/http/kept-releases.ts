import { readdirSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '~/shared/dates';

/** How many releases are kept at least, and for how long each (ms). */
const mostReleases = 3;
const keptMs = 30 * DAY_MS;
/** How long after its start (ms) a server copies its own release: visitors come first. */
const afterMs = 60_000;

/**
 * The files of earlier releases, in DATA_DIR/releases: a page that is open, or that a phone has kept, goes on loading
 * its own files after an update (docs/product/phone.md, "Worker").
 */
const folderOf = (dataDir: string) => path.join(dataDir, 'releases');

/** Returns the folders with the files of earlier releases, the newest first. */
export function keptReleases(dataDir: string, current: string): string[] {
  return releasesIn(folderOf(dataDir))
    .filter(({ name }) => name !== current)
    .map(({ folder }) => folder);
}

function releasesIn(folder: string): { name: string; folder: string; at: number }[] {
  const names = safely(() => readdirSync(folder)) ?? [];
  return names
    .filter((name) => !name.endsWith('.part'))
    .map((name) => ({ name, folder: path.join(folder, name), at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Keeps the files of this release for later ones, a while after the start, and removes what no page can need any more:
 * releases beyond the last three that are older than 30 days. `onError` receives what went wrong. Returns the function
 * that cancels it.
 */
export function keepRelease(
  { assets, dataDir, release }: { assets: string; dataDir: string; release: string },
  onError: (error: unknown) => void,
): () => void {
  const timer = setTimeout(() => void copy().catch(onError), afterMs).unref();
  const folder = folderOf(dataDir);
  const copy = async () => {
    const known = releasesIn(folder);
    if (!known.some(({ name }) => name === release)) {
      const part = path.join(folder, `${release}.part`);
      await rm(part, { recursive: true, force: true });
      // The original and one compressed form are enough for the few who need them.
      await cp(assets, part, { recursive: true, filter: (file) => !file.endsWith('.gz') });
      await rename(part, path.join(folder, release));
    }
    const now = Date.now();
    for (const { folder: old, at } of releasesIn(folder).slice(mostReleases))
      if (now - at > keptMs) await rm(old, { recursive: true, force: true });
  };
  return () => clearTimeout(timer);
}
