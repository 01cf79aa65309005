import { inArray } from 'drizzle-orm';
import { adDays } from '~/features/ad-counting/server/tables';
import { ads, marketplaceTopic } from '~/features/marketplace/server/public';
import type { DemoData } from '~/platform/feature';
import { insertRows } from '~/platform/database/insert-rows';
import { demoRows } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { adClicks, demoDefinition, type AdPlace } from '~/shared/ad-days';
import { DAY_MS, dayOf } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { seededRandom } from '~/shared/seeded-random';
import type { Tier } from '~/shared/tiers';

/** Half a year. */
const days = 182;
/** About how many page views a day show an ad of the tier. */
const views: Record<Tier, number> = { diamond: 90, premium: 80, gold: 60, silver: 9, basic: 6 };
/** What share of the views in which an ad was seen ends in each press. */
const shares = { call: 0.012, whatsapp: 0.018, website: 0.004, map: 0.006, details: 0.03 };

type Row = typeof adDays.$inferInsert;

/**
 * Loads half a year of invented days of the demo ads, by a definition of their own: nothing adds them to what was
 * counted. Returns false when there are days already, or no demo ads.
 */
export async function loadDemoDays({ db, write, clock }: Site): Promise<boolean> {
  const ids = (await demoRows(db))?.ads ?? [];
  if (ids.length === 0 || (await db.$count(adDays)) > 0) return false;
  const found = await db.select().from(ads).where(inArray(ads.id, ids)).orderBy(ads.id);
  const today = clock.now();
  const rows = found.flatMap((ad, index) => {
    const random = seededRandom(index + 1);
    const seen = places(ad);
    return Array.from({ length: days }, (_, past) => new Date(today.getTime() - (days - past) * DAY_MS)).flatMap(
      (date) => seen.flatMap(({ place, share }) => rowOf(ad, { date, place, views: views[ad.adType] * share, random })),
    );
  });
  await write((tx) => insertRows(tx, adDays, rows));
  return true;
}

type Ad = typeof ads.$inferSelect;

/** Returns where an ad is shown, and what share of its views each place has. */
function places({ adType, media }: Ad): { place: AdPlace; share: number }[] {
  const inFinder = { place: 'finder' as const, share: 0.12 };
  if (media.poster) return [{ place: 'carousel', share: 1 }, inFinder];
  return adType === 'silver' || adType === 'basic'
    ? [{ place: 'finder', share: 1 }]
    : [{ place: 'showcase', share: 1 }, inFinder];
}

/** Returns a day's row: fewer on Sundays; none when nothing was shown. */
function rowOf(
  { id, shopId, adType }: Ad,
  { date, place, views: usual, random }: { date: Date; place: AdPlace; views: number; random: () => number },
): Row[] {
  const isSunday = (dayOf(date) + 4) % 7 === 0;
  const part = (of: number, share: number) => Math.min(of, Math.floor(of * share + random()));
  const shown = Math.floor(usual * (isSunday ? 0.55 : 1) * (0.75 + 0.5 * random()) + random());
  if (shown === 0) return [];
  const measured = part(shown, 0.97);
  const viewable = part(measured, place === 'finder' ? 0.9 : 0.58);
  const clicks = Object.fromEntries(
    adClicks.map((click) => [click, place === 'finder' ? part(viewable, 3 * shares[click]) : 0]),
  );
  const invalid = random() < 0.04 ? 1 + Math.floor(random() * 3) : 0;
  return [
    {
      ...{ adId: id, shopId, day: dayIso(date), tier: adType, place, definition: demoDefinition },
      ...{ shown, measured, viewable, ...clicks, invalid },
      ...(invalid > 0 && { invalidReasons: { network: invalid } }),
    },
  ];
}

/** The demo days go with the demo ads. */
export const demoDays: DemoData = {
  rows: [],
  topics: [marketplaceTopic],
  clearing: async (tx) => void (await tx.delete(adDays).where(inArray(adDays.adId, (await demoRows(tx))?.ads ?? []))),
};
