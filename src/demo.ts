import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDemoPeople } from '~/features/accounts/server/public';
import { loadDemoCommunity } from '~/features/community/server/public';
import { loadDemoEvents } from '~/features/events/server/public';
import { loadDemoMarketplace } from '~/features/marketplace/server/public';
import { loadDemoResources } from '~/features/resources/server/public';
import type { Site } from '~/platform/site';

/**
 * Loads the demo data of readings.md, feature by feature, when DEMO_DATA says so or, unsaid, on a new embedded database.
 * A feature that has data of its own is left alone, so a load that was cut off is completed at the next start.
 */
export async function offerDemo(site: Site, kind: 'embedded' | 'postgres', say: (line: string) => void): Promise<void> {
  const decided = path.join(site.config.dataDir, 'demo-data.decided');
  const wanted = site.config.demoData ?? (kind === 'embedded' && !existsSync(decided));
  if (wanted) {
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
  writeFileSync(decided, '');
}
