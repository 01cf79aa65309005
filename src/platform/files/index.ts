import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import type { Log } from '../log';
import type { Room } from '../room/room';
import { StartError } from '../errors/start-error';
import { openFolder } from './disk';
import type { Files } from './files';
import { clearIncoming, givenUpBefore } from './leftovers';
import { withinRoom } from './within-room';

export { checkFiles } from './check-files';
export type { Files } from './files';
export { ownsFiles, withoutDeleting } from './installation';
export { removeLeftovers } from './leftovers';
export type { FileOwner } from './sweep';

/**
 * Opens the place where uploads live: the bucket of MEDIA_URL, or DATA_DIR/files. Call it after the database has its
 * lock on DATA_DIR. With a `room`, nothing is put into the folder that it has no room for. Throws a StartError when it
 * can't be reached or written.
 */
export async function openFiles({
  config,
  log,
  room,
}: {
  config: Config;
  log: Log;
  room?: Pick<Room, 'need'>;
}): Promise<Files> {
  const root = path.join(config.dataDir, 'files');
  const incoming = path.join(root, '.incoming');
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    // Where instances share a PostgreSQL, another one may share this folder too and be in the middle of an upload.
    const cleared = await clearIncoming(
      incoming,
      config.databaseUrl ? givenUpBefore(config, new Date()).getTime() : Infinity,
    );
    if (cleared) log.info({ cleared }, 'removed unfinished uploads of an earlier run');
    if (!config.mediaUrl) {
      const folder = await openFolder(root, incoming);
      return room ? withinRoom(folder, room) : folder;
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
