import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import type { Log } from '../log';
import { StartError } from '../start-error';
import { openFolder } from './disk';
import type { Files } from './files';

export type { Files } from './files';
export { sweepFiles, type FileOwner } from './sweep';

const hour = 3_600_000;

/**
 * What was stored before this and has no row was stored by a server that is gone. Where other instances may be at work, or
 * the store has a clock of its own, that is an hour before our start.
 */
export const givenUpBefore = (config: Pick<Config, 'databaseUrl' | 'mediaUrl'>, started: Date): Date =>
  config.databaseUrl || config.mediaUrl ? new Date(started.getTime() - hour) : started;

/**
 * Opens the place where uploads live: the bucket of MEDIA_URL, or DATA_DIR/files. Call it after the database has its
 * lock on DATA_DIR. Throws a StartError when it can't be reached or written.
 */
export async function openFiles({ config, log }: { config: Config; log: Log }): Promise<Files> {
  const root = path.join(config.dataDir, 'files');
  const incoming = path.join(root, '.incoming');
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    // With a database of its own, another instance may share this folder and be in the middle of an upload.
    const cleared = await clear(incoming, config.databaseUrl ? Date.now() - hour : Infinity);
    if (cleared) log.info({ cleared }, 'removed unfinished uploads of an earlier run');
    if (!config.mediaUrl) return await openFolder(root, incoming);
    // Amazon's client takes its time to load; a server without a bucket does without.
    const { openBucket } = await import('./s3');
    return await openBucket(config.mediaUrl, incoming);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The folder ${root} can't be written (${(error as Error).message}). Set DATA_DIR to one that can.`,
    );
  }
}

async function clear(folder: string, before: number): Promise<number> {
  let cleared = 0;
  for (const name of await readdir(folder)) {
    if (name === '.check') continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs >= before) continue;
    await rm(file, { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}
