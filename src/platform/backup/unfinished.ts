import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { StartError } from '../errors/start-error';

/** A file in DATA_DIR while a restore is in progress: what there is then is no site yet. */
export const unfinishedMarker = 'restore.unfinished';

/** Throws a StartError when a restore into this data folder was cut off: half a site must not pass for a whole one. */
export function refuseUnfinishedRestore({ dataDir }: Pick<Config, 'dataDir'>): void {
  const mark = path.join(dataDir, unfinishedMarker);
  if (!existsSync(mark)) return;
  throw new StartError(
    `A restore into ${dataDir} was cut off. Empty that folder (or the database of DATABASE_URL, and delete ` +
      `${mark}), and restore again.`,
  );
}
