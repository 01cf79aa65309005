import { and, eq, gte, sql } from 'drizzle-orm';
import { adDays, findPrice } from '~/features/ad-counting/server/public';
import {
  ads,
  findAds,
  findShop,
  presentManagedAd,
  presentShop,
  tierOffers,
} from '~/features/marketplace/server/public';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import type { Language } from '~/shared/language';
import { tiers } from '~/shared/tiers';
import type { OwnAd, Portal } from '../contract';
import { fewestCompared } from '../contract/choices';
import { refuse } from './refusals';
import type { Insider } from './signing-in';

/** The days that a comparison with other ads looks at. */
const compared = 30;

/** Returns the whole days until a moment, a day that has begun counted; 0 once it is over. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));

/** Returns what a contact sees first: the shop, its ads, and what tiers cost today. */
export async function readPortal(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  { contact }: Insider,
  language: Language,
): Promise<Portal> {
  const now = clock.now();
  const today = dayIso(now);
  const shop = await findShop(db, contact.shopId);
  if (!shop) throw refuse.notFound((t) => t.shopUnknown);
  const rows = await findAds(db, eq(ads.shopId, contact.shopId));
  const beside = await compareAds(db, now);
  const { id, name, email, phone } = contact;
  return {
    shop: presentShop(shop, language),
    contact: { id, name, email, phone, language: contact.language },
    ads: rows.map((row) => ({
      ...presentManagedAd(row, now, language),
      days_left: daysUntil(row.endsAt, now),
      beside: beside.get(row.id) ?? null,
    })),
    prices: await Promise.all(
      tiers.map(async (tier) => ({ tier, days: tierOffers[tier].days, price: await findPrice(db, tier, today) })),
    ),
  };
}

/**
 * Compares the ads of each tier by how often a day they were seen in the last thirty days; a tier with fewer than five
 * ads is left out, for its figures would be those of known shops.
 */
async function compareAds(db: Db, now: Date): Promise<Map<number, OwnAd['beside']>> {
  const from = dayIso(new Date(now.getTime() - compared * DAY_MS));
  const rows = await db
    .select({
      ad: adDays.adId,
      tier: adDays.tier,
      seen: sql<number>`sum(${adDays.viewable})::float8 / count(distinct ${adDays.day})`,
    })
    .from(adDays)
    .innerJoin(ads, and(eq(ads.id, adDays.adId), eq(ads.adType, adDays.tier)))
    .where(gte(adDays.day, from))
    .groupBy(adDays.adId, adDays.tier);
  const result = new Map<number, OwnAd['beside']>();
  for (const { ad, tier, seen } of rows) {
    const others = rows.filter((row) => row.tier === tier && row.ad !== ad);
    if (others.length + 1 < fewestCompared) continue;
    result.set(ad, besideOf(others.filter((row) => row.seen < seen).length / others.length));
  }
  return result;
}

/** Returns the share of other ads, in words, that an ad is ahead of. */
function besideOf(share: number): OwnAd['beside'] {
  if (share > 0.75) return 'three_quarters';
  if (share > 0.5) return 'half';
  return share > 0.25 ? 'quarter' : null;
}
