import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/shared/dates';
import type { Config } from '../config';
import type { Log } from '../log';
import type { Files } from './files';
import { sweepFiles, type FileOwner } from './sweep';

/**
 * Returns the moment before which a stored file without a row was stored by a server that is gone. Where other
 * instances may be running, or the storage has a clock of its own, that is an hour before our start.
 */
export const givenUpBefore = (config: Pick<Config, 'databaseUrl' | 'mediaUrl'>, started: Date): Date =>
  config.databaseUrl || config.mediaUrl ? new Date(started.getTime() - HOUR_MS) : started;

/** Removes what is older than `before` (in ms) from the folder of uploads in progress. Returns how many files. */
export async function clearIncoming(folder: string, before: number): Promise<number> {
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

interface LeftoverOptions {
  config: Pick<Config, 'databaseUrl' | 'mediaUrl'>;
  files: Files;
  owners: readonly FileOwner[];
  started: Date;
  log: Log;
}

/**
 * Quarantines what killed servers left (sweepFiles), now and every day. Where other instances may be running, it does
 * so once more when everything from before our start is an hour old: what a server killed a moment ago left looks like
 * another instance's work in progress. Returns the function that stops it.
 */
export function removeLeftovers({ config, files, owners, started, log }: LeftoverOptions): () => Promise<void> {
  const stopping = new AbortController();
  const look = (before: Date) => sweepFiles({ files, owners, before, now: new Date(), log, signal: stopping.signal });
  const lookAgain = async () => {
    const hourAgo = new Date(Date.now() - HOUR_MS);
    await clearIncoming(files.temp(), hourAgo.getTime()).catch((error: unknown) =>
      log.warn({ err: error }, 'could not clear uploads'),
    );
    await look(hourAgo);
  };
  let next: NodeJS.Timeout;
  const again = (wait: number) => {
    next = setTimeout(() => {
      looking = looking.then(lookAgain);
      again(DAY_MS);
    }, wait).unref();
  };
  const before = givenUpBefore(config, started);
  let looking = look(before);
  again(before < started ? HOUR_MS + MINUTE_MS : DAY_MS);
  return () => {
    clearTimeout(next);
    stopping.abort();
    return looking;
  };
}
