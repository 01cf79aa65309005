import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import { countOthers, inWords, removeDemo as removeRows } from '~/features/setup/server/public';
import { holdingLock, type Database } from '~/platform/database';
import { demoDecided, wantsDemo } from '~/platform/demo-wish';
import { HttpError } from '~/platform/errors/http-error';
import { StartError } from '~/platform/errors/start-error';
import type { Say } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { demoParts, features } from './features';

/**
 * Loads the demo data (docs/product/general.md, "Demo data"), feature by feature, when DEMO_DATA is set to true or,
 * when unset, on a new embedded database. A feature that has data of its own is left alone, so a load that was cut off
 * is completed at the next start.
 */
export async function offerDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: Say): Promise<void> {
  if (wantsDemo(site.config)) await oneAtATime(database, () => load(site, say));
  writeFileSync(path.join(site.config.dataDir, demoDecided), '');
}

async function load(site: Site, say: Say) {
  const started = Date.now();
  let loaded = false;
  for (const feature of features) loaded = (await feature.demo?.(site, say)) || loaded;
  if (loaded) say(`Demo data loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** An arbitrary number: the instance that holds this lock loads, the others find it done. */
const loadLock = 7_264_427;

/**
 * Returns a semaphore of one for the embedded database: it belongs to one process, and its one connection is needed for
 * the work.
 */
const oneAtATime = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>, work: () => Promise<void>) =>
  kind === 'embedded' ? work() : holdingLock(pool, loadLock, work);

/**
 * Loads the demo data for the person who has the machine, also into a site that people use (decisions/0016). Throws a
 * StartError, and loads nothing, when people's work is there already.
 */
export async function loadDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: Say): Promise<void> {
  const { data } = demoParts(site);
  const foreign = inWords(await countOthers(site.db, data, {}));
  if (foreign)
    throw new StartError(
      `This site is not empty (${foreign}): demo data would be mixed with people's own. Nothing was loaded.`,
    );
  await oneAtATime(database, () => load(site, say));
  await site.write(async (tx, invalidate) => {
    invalidate(...data.flatMap(({ topics }) => topics));
    await recordAudit(tx, {
      at: site.clock.now(),
      actor: null,
      action: 'site.demo_load',
      target: { type: 'site', id: null },
      after: byConsole,
    });
  });
  writeFileSync(path.join(site.config.dataDir, demoDecided), '');
}

/**
 * Removes the demo data again for the person who has the machine, as a superuser does in the office. Returns how many
 * rows were deleted. Throws a StartError, and touches nothing, when real rows hang on them.
 */
export async function removeDemo(site: Site): Promise<number> {
  try {
    return await removeRows(site, demoParts(site), null);
  } catch (error) {
    if (error instanceof HttpError) throw new StartError(`${error.message} Nothing was removed.`);
    throw error;
  }
}
