import type { Log } from '../log';
import type { Files } from './files';
import { isExpired, listQuarantine, putAway, putBack, quarantineDay, type Quarantined } from './quarantine';

/** What a feature declares about the files under one prefix. */
export interface FileOwner {
  /** First part of its keys, as in `ads/3f…/800.webp`. */
  prefix: string;
  /** Served at /media to every visitor. Without it only the feature itself shows them. */
  isPublic?: true;
  /** Stored for hours only, and of no use later: no backup has them. */
  leftOutOfBackups?: true;
  /**
   * Returns every key that a row names, or the folder that holds all of a medium's keys. What is in none of these
   * folders is a leftover.
   */
  named(): Promise<string[]>;
  /** Returns every file that rows need, with its size in bytes where they have it. Without it, what `named` returns. */
  needed?(): Promise<NeededFile[]>;
}

/** A file that a row needs. */
export interface NeededFile {
  key: string;
  bytes?: number;
}

interface SweepOptions {
  files: Files;
  owners: readonly FileOwner[];
  /** What was stored at this moment or later is left alone: its row may not be committed yet. */
  before: Date;
  /** The day that counts for the quarantine. */
  now: Date;
  log: Log;
  signal: AbortSignal;
}

/**
 * Returns the most media of a prefix that go into quarantine on one day: a tenth of what is stored there, and at least
 * these few.
 */
const maxADay = (stored: number) => Math.max(5, Math.floor(stored / 10));

/**
 * Quarantines what a server left behind that was killed between storing a medium and committing its row: media older
 * than `before` that no row names go into quarantine, come back when a row names them again, and are deleted 30 days
 * later. Only a share of them is quarantined on one day, and none when most of the media belong to no row. Prefixes
 * without an owner are left alone. Only for files that are ours (ownsFiles). Never throws; failures are logged.
 */
export async function sweepFiles({ owners, log, signal, ...rest }: SweepOptions): Promise<void> {
  const failed = (prefix: string) => (error: unknown) =>
    log.warn({ err: error, prefix }, 'could not look for files that nothing uses');
  const quarantined = await listQuarantine(rest.files).catch(failed('quarantine'));
  for (const owner of quarantined ? owners : []) {
    if (signal.aborted) return;
    const away = quarantined!.filter(({ key }) => key.startsWith(`${owner.prefix}/`));
    await sweep(owner, away, { ...rest, log, signal }).catch(failed(owner.prefix));
  }
}

/**
 * Returns the media under an owner's prefix: what is stored of each and when it was last added to, and which of them
 * rows name.
 */
export async function mediaOf(files: Files, { prefix, named }: FileOwner) {
  const media = new Map<string, { keys: string[]; modified: Date }>();
  for await (const { key, modified } of files.list(prefix)) {
    const folder = folderOf(key);
    const { keys, modified: last } = media.get(folder) ?? { keys: [], modified };
    media.set(folder, { keys: [...keys, key], modified: modified > last ? modified : last });
  }
  // Read after the listing, so that no row committed in the meantime is missed.
  return { media, inUse: new Set((await named()).map(folderOf)) };
}

async function sweep(
  owner: FileOwner,
  away: Quarantined[],
  { files, before, now, log, signal }: Omit<SweepOptions, 'owners'>,
) {
  const { prefix } = owner;
  const { media, inUse } = await mediaOf(files, owner);
  if (signal.aborted) return;

  const wanted = away.filter(({ key }) => inUse.has(folderOf(key)));
  for (const file of wanted) await putBack(files, file);
  if (wanted.length > 0)
    log.warn({ prefix, files: wanted.length }, 'files came back from quarantine: rows name them again');

  const left = [...media].filter(([folder, { modified }]) => !inUse.has(folder) && modified < before);
  const limit = maxADay(media.size);
  if (left.length > limit && left.length > media.size - left.length) {
    log.warn(
      { prefix, media: left.length },
      'most stored files belong to no row; is this the right database? Nothing was put away',
    );
    return;
  }
  const today = new Set(away.filter(({ day }) => day === quarantineDay(now)).map(({ key }) => folderOf(key)));
  const going = left.slice(0, Math.max(0, limit - today.size));
  for (const key of going.flatMap(([, { keys }]) => keys)) await putAway(files, key, now);
  if (left.length > 0) {
    log.info(
      { prefix, media: going.length, later: left.length - going.length },
      'put files away that an interrupted server left behind',
    );
  }

  const expired = away.filter((file) => !inUse.has(folderOf(file.key)) && isExpired(file, now));
  if (expired.length === 0) return;
  await files.delete(expired.map(({ place }) => place));
  log.info({ prefix, files: expired.length }, 'deleted files that nothing has used for 30 days');
}

/** Returns a medium's own folder: prefix and id. */
const folderOf = (key: string) => key.split('/', 2).join('/');
