import type { Log } from '../log';
import type { Files } from './files';

/** What a feature knows of the files under one prefix. */
export interface FileOwner {
  /** First part of its keys, as in `ads/3f…/800.webp`. */
  prefix: string;
  /** Served at /media to everybody. Without it only the feature itself shows them. */
  isPublic?: true;
  /** Every key that a row names, or the folder of all of them. What is in none of their folders is deleted. */
  named(): Promise<string[]>;
}

interface SweepOptions {
  files: Files;
  owners: readonly FileOwner[];
  /** Nothing that was stored at or after this is looked at: its row may be on its way. */
  before: Date;
  log: Log;
  signal: AbortSignal;
}

/** More than this many media that no row names, and more than rows do name: somebody else's database, most likely. */
const plausible = 50;

/**
 * Deletes what a server that was killed between storing a medium and committing its row has left behind: media older than
 * `before` that no row names. Features without an owner are left alone. Never throws; what went wrong is logged.
 */
export async function sweepFiles({ owners, log, signal, ...rest }: SweepOptions): Promise<void> {
  for (const owner of owners) {
    if (signal.aborted) return;
    await sweep(owner, { ...rest, log, signal }).catch((error: unknown) =>
      log.warn({ err: error, prefix: owner.prefix }, 'could not look for files that nothing uses'),
    );
  }
}

async function sweep({ prefix, named }: FileOwner, { files, before, log, signal }: Omit<SweepOptions, 'owners'>) {
  const stored = new Map<string, string[]>();
  const young = new Set<string>();
  for await (const { key, modified } of files.list(prefix)) {
    if (signal.aborted) return;
    const folder = folderOf(key);
    if (modified >= before) young.add(folder);
    else if (!stored.get(folder)?.push(key)) stored.set(folder, [key]);
  }
  // Asked after the listing, so that no row that was committed meanwhile is missed.
  const inUse = new Set((await named()).map(folderOf));
  const left = [...stored].filter(([folder]) => !inUse.has(folder) && !young.has(folder));
  if (left.length === 0) return;
  if (left.length > plausible && left.length > stored.size - left.length) {
    log.warn({ prefix, media: left.length }, 'most stored files belong to no row; is this the right database? Nothing was deleted');
    return;
  }
  await files.delete(left.flatMap(([, keys]) => keys));
  log.info({ prefix, media: left.length }, 'deleted files that an interrupted server left behind');
}

/** A medium's own folder: prefix and id. */
const folderOf = (key: string) => key.split('/', 2).join('/');
