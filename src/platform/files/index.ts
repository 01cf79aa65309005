import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import type { Log } from '../log';
import type { DiskSpaceMonitor } from '../disk-space/monitor';
import { StartError } from '../errors/start-error';
import { openFolder } from './disk';
import type { Files } from './files';
import { clearIncoming, givenUpBefore } from './leftovers';
import { refuseWhenFull } from './refuse-when-full';

export { checkFiles } from './check-files';
export type { Files } from './files';
export { anotherSite, claimFiles, ownsFiles, withoutDeleting } from './installation';
export { removeLeftovers } from './leftovers';
export { readWhole } from './read-whole';
export type { FileOwner } from './sweep';

/**
 * Opens the place where uploads live: the bucket of MEDIA_URL, or DATA_DIR/files. Call it after the database has its
 * lock on DATA_DIR. With `diskSpace`, a put that the folder's disk has no space for is refused. Throws a StartError
 * when it can't be reached or written.
 */
export async function openFiles({
  config,
  log,
  diskSpace,
}: {
  config: Config;
  log: Log;
  diskSpace?: Pick<DiskSpaceMonitor, 'reserve'>;
}): Promise<Files> {
  const root = path.join(config.dataDir, 'files');
  const incoming = path.join(root, '.incoming');
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    // Where instances share a PostgreSQL, another instance may share this folder too and be in the middle of an upload.
    const cleared = await clearIncoming(
      incoming,
      config.databaseUrl ? givenUpBefore(config, new Date()).getTime() : Infinity,
    );
    if (cleared) log.info({ cleared }, 'removed unfinished uploads of an earlier run');
    if (!config.mediaUrl) {
      const folder = await openFolder(root, incoming);
      return diskSpace ? refuseWhenFull(folder, diskSpace) : folder;
    }
    // Amazon's client takes long to load, and a server without a bucket does not need it.
    const { openBucket } = await import('./s3');
    return await openBucket(config.mediaUrl, incoming);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The folder ${root} can't be written (${(error as Error).message}). Set DATA_DIR to one that can.`,
    );
  }
}
