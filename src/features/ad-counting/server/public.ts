import { lt } from 'drizzle-orm';
import type { Feature } from '~/platform/feature';
import { planDaily, workDaily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { retentionDays } from '~/shared/retention-days';
import { officeCalls, seenCalls } from '../contract';
import { both } from '../texts/both';
import { createCollector, type Collector } from './collector';
import { correct, exportAdDays, readAdDays } from './office';
import { addPrice, listPrices } from './prices';
import { createSeen } from './seen';
import { adCorrections, adDays, tierPrices } from './tables';
import { createTickets } from './tickets';
import { demoDays, loadDemoDays } from '~demo/ad-counting/load';

export { dayColumns, daysOf, fileRows } from './office';
export { findPrice } from './prices';
export { readDays } from './read-days';
export { adDays } from './tables';

/** The collectors of the sites that are open in this process. */
const collectors = new WeakMap<Site, Collector>();

/** Writes what this instance has collected; before the days are read. */
export const writeCounts = async (site: Site): Promise<void> => collectors.get(site)?.flush();

/** When days that are too old are deleted. */
const forgetting = { name: 'ad-counting.forget', hour: 3.25 };

/** The counting of ads: how often each was shown, seen and pressed (docs/product/ad-counting.md). */
export const adCountingFeature: Feature = {
  texts: both,
  appendOnly: [adCorrections, tierPrices],
  register: (site, { app, calls }) => {
    const collector = createCollector(site);
    collectors.set(site, collector);
    app.addHook('onClose', () => collector.close());
    const seen = createSeen(site, { tickets: createTickets(site.config, site.clock), collector });
    calls.register(seenCalls, {
      adsSeen: async ({ body }, { caller, request, setHeader }) => {
        const token = await seen.take(body, caller, request);
        if (token !== undefined) setHeader('Ad-View', token);
      },
    });
    calls.register(officeCalls, {
      adDays: async ({ params, query }, { language }) => {
        await collector.flush();
        return readAdDays(site, params.id, query, language);
      },
      adDaysExport: async ({ params, query }, context) => {
        await collector.flush();
        return exportAdDays(site, context, params.id, query);
      },
      correctAdDay: ({ params, body }, { caller }) => correct(site, caller, params.id, body),
      tierPrices: () => listPrices(site),
      addTierPrice: ({ body }, { caller }) => addPrice(site, caller, body),
    });
  },
  stamps: (site) => {
    const tickets = createTickets(site.config, site.clock);
    return [
      {
        calls: ['GET /api/marketplace/ads/home/', 'GET /api/marketplace/ads/', 'GET /api/marketplace/shops_with_ads/'],
        header: 'Ad-Ticket',
        of: (answer) => tickets.of(idsIn(answer as Feed)),
      },
    ];
  },
  jobs: (site) => workDaily(site, { ...forgetting, run: () => forgetDays(site) }),
  prepare: (site) => planDaily(site, forgetting),
  demo: loadDemoDays,
  demoData: demoDays,
};

/** An answer with ads, or with shops and their ads. */
type Feed = readonly ({ id: number } | { ads: readonly { id: number }[] })[];

const idsIn = (feed: Feed) => feed.flatMap((entry) => ('ads' in entry ? entry.ads.map(({ id }) => id) : entry.id));

/** Deletes days that are older than they are kept. */
function forgetDays({ write, clock }: Pick<Site, 'write' | 'clock'>): Promise<void> {
  const before = dayIso(new Date(clock.now().getTime() - retentionDays.ads * DAY_MS));
  return write(async (tx) => void (await tx.delete(adDays).where(lt(adDays.day, before))));
}
