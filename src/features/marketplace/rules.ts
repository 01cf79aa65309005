import { tierOffers, tiers, type Tier } from './contract/tiers';

const DAY_MS = 86_400_000;

/** When an ad's time is over: `starts_at` plus its tier's days. Exclusive: at this instant it is ended. */
export function endOf(startsAt: Date, tier: Tier): Date {
  return new Date(startsAt.getTime() + tierOffers[tier].days * DAY_MS);
}

export type AdStatus = 'scheduled' | 'live' | 'ended';

/** Decided when read, to the second, without a cron job (readings.md). */
export function statusOf(ad: { startsAt: Date; endsAt: Date }, now: Date): AdStatus {
  if (now < ad.startsAt) return 'scheduled';
  return now < ad.endsAt ? 'live' : 'ended';
}

/** Tier order, then newest first: the order of every feed. */
export function compareInFeed(
  a: { adType: Tier; createdAt: Date; id: number },
  b: { adType: Tier; createdAt: Date; id: number },
): number {
  return (
    tiers.indexOf(a.adType) - tiers.indexOf(b.adType) || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  );
}

