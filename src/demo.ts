import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDemoPeople } from '~/features/accounts/server/public';
import { loadDemoCommunity } from '~/features/community/server/public';
import { loadDemoEvents } from '~/features/events/server/public';
import { loadDemoMarketplace } from '~/features/marketplace/server/public';
import { loadDemoResources } from '~/features/resources/server/public';
import { holdingLock, type Database } from '~/platform/database';
import type { Site } from '~/platform/site';

/** In DATA_DIR: it was decided once whether this site has demo data. */
export const demoDecided = 'demo-data.decided';

/**
 * Loads the demo data (docs/product/general.md, "Demo data"), feature by feature, when DEMO_DATA says so or, unsaid, on a new embedded database.
 * A feature that has data of its own is left alone, so a load that was cut off is completed at the next start.
 */
export async function offerDemo(site: Site, database: Pick<Database, 'kind' | 'pool'>, say: (line: string) => void): Promise<void> {
  const decided = path.join(site.config.dataDir, demoDecided);
  const wanted = site.config.demoData ?? (database.kind === 'embedded' && !existsSync(decided));
  if (wanted) await oneAtATime(database, () => load(site, say));
  writeFileSync(decided, '');
}

async function load(site: Site, say: (line: string) => void) {
  const started = Date.now();
  const people = await loadDemoPeople(site);
  const loaded = [
    people, await loadDemoMarketplace(site), await loadDemoEvents(site), await loadDemoResources(site), await loadDemoCommunity(site),
  ];
  if (people?.password) {
    say(`Demo people: member@demo.test, area-admin@demo.test, admin@demo.test  password: ${people.password}  (shown only now)`);
  }
  if (loaded.some(Boolean)) say(`Demo data loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Any number: whoever holds this lock loads, the others find it done. */
const loadLock = 7_264_427;

/** The embedded database is one process's, and its one connection is needed for the work. */
const oneAtATime = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>, work: () => Promise<void>) =>
  kind === 'embedded' ? work() : holdingLock(pool, loadLock, work);
