import type { Log } from '../log';
import type { Files } from './files';

/** What a feature knows about the files under one prefix. */
export interface FileOwner {
  /** First part of its keys, as in `ads/3f…/800.webp`. */
  prefix: string;
  /** Served at /media to everybody. Without it only the feature itself shows them. */
  isPublic?: true;
  /** Every key that a row names, or the folder all of a medium's keys are in. What is in none of these folders is deleted. */
  named(): Promise<string[]>;
}

interface SweepOptions {
  files: Files;
  owners: readonly FileOwner[];
  /** What was stored at this moment or later is left alone: its row may not be committed yet. */
  before: Date;
  log: Log;
  signal: AbortSignal;
}

/** If more media than this, and more than rows name, are named by no row, this is most likely somebody else's database. */
const plausible = 50;

/**
 * Deletes what a server left behind that was killed between storing a medium and committing its row: media older than
 * `before` that no row names. Prefixes without an owner are left alone. Never throws; failures are logged.
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
  // Read after the listing, so that no row committed in the meantime is missed.
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
