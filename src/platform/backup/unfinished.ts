import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { StartError } from '../errors/start-error';

/** In DATA_DIR while a restore is under way: what there is then is no site yet. */
export const unfinished = 'restore.unfinished';

/** Throws a StartError when a restore into this data folder was cut off: half a site must not pass for a whole one. */
export function refuseUnfinished({ dataDir }: Pick<Config, 'dataDir'>): void {
  const mark = path.join(dataDir, unfinished);
  if (!existsSync(mark)) return;
  throw new StartError(
    `A restore into ${dataDir} was cut off. Empty that folder (or the database of DATABASE_URL, and delete ${mark}), and restore again.`,
  );
}
