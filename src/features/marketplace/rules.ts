import { tierOffers, tiers, type Tier } from './contract/tiers';

const DAY_MS = 86_400_000;

/** When an ad ends: at its start plus its tier's days. At that instant it is over already. */
export function endOf(startsAt: Date, tier: Tier): Date {
  return new Date(startsAt.getTime() + tierOffers[tier].days * DAY_MS);
}

export type AdStatus = 'scheduled' | 'live' | 'ended';

/** Decided when it is read, to the second: no job has to run when an ad begins or ends. */
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

/** A renewed ad's time: the tier's days are added to what is left, and one that is over starts anew. */
export function renewed(ad: { startsAt: Date; endsAt: Date; adType: Tier }, now: Date): { startsAt: Date; endsAt: Date } {
  if (statusOf(ad, now) === 'ended') return { startsAt: now, endsAt: endOf(now, ad.adType) };
  return { startsAt: ad.startsAt, endsAt: endOf(ad.endsAt, ad.adType) };
}

/**
 * The time of an edited ad. Only a new tier or a new start counts anew, and days that were added by renewing stay: the
 * end moves by what the start moved and by the difference of the tiers' days.
 */
export function rescheduled(
  ad: { startsAt: Date; endsAt: Date; adType: Tier },
  change: { adType: Tier; startsAt: Date },
): { startsAt: Date; endsAt: Date } {
  const extra = ad.endsAt.getTime() - endOf(ad.startsAt, ad.adType).getTime();
  return { startsAt: change.startsAt, endsAt: new Date(endOf(change.startsAt, change.adType).getTime() + extra) };
}
