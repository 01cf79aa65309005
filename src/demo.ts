import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdingLock, type Database } from '~/platform/database';
import type { Say } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { features } from './features';

/** In DATA_DIR: it was decided once whether this site has demo data. */
export const demoDecided = 'demo-data.decided';

/**
 * Loads the demo data (docs/product/general.md, "Demo data"), feature by feature, when DEMO_DATA says so or, unsaid, on a new embedded database.
 * A feature that has data of its own is left alone, so a load that was cut off is completed at the next start.
 */
export async function offerDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: Say): Promise<void> {
  const decided = path.join(site.config.dataDir, demoDecided);
  const wanted = site.config.demoData ?? (database.kind === 'embedded' && !existsSync(decided));
  if (wanted) await oneAtATime(database, () => load(site, say));
  writeFileSync(decided, '');
}

async function load(site: Site, say: Say) {
  const started = Date.now();
  let loaded = false;
  for (const feature of features) loaded = (await feature.demo?.(site, say)) || loaded;
  if (loaded) say(`Demo data loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Any number: whoever holds this lock loads, the others find it done. */
const loadLock = 7_264_427;

/** The embedded database is one process's, and its one connection is needed for the work. */
const oneAtATime = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>, work: () => Promise<void>) =>
  kind === 'embedded' ? work() : holdingLock(pool, loadLock, work);
