import { DAY_MS, dayOf } from '~/shared/dates';
import { fold } from '~/shared/fold';
import { tierOffers, tiers, type Tier } from './contract/tiers';
import * as texts from './texts';

/** When an ad ends: at its start plus its tier's days. At that instant it is over already. */
export function endOf(startsAt: Date, tier: Tier): Date {
  return new Date(startsAt.getTime() + tierOffers[tier].days * DAY_MS);
}

export type AdStatus = 'scheduled' | 'live' | 'ended';

/**
 * Returns the status of an ad at `now`, to the second. It is computed on every read, so no job has to run when an ad
 * begins or ends.
 */
export function statusOf(ad: { startsAt: Date; endsAt: Date }, now: Date): AdStatus {
  if (now < ad.startsAt) return 'scheduled';
  return now < ad.endsAt ? 'live' : 'ended';
}

/** Compares two ads by tier order, then newest first: the order of every feed. */
export function compareInFeed(
  a: { adType: Tier; createdAt: Date; id: number },
  b: { adType: Tier; createdAt: Date; id: number },
): number {
  return (
    tiers.indexOf(a.adType) - tiers.indexOf(b.adType) || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id
  );
}

/** Returns the time of a renewed ad: the tier's days are added to the rest, and an ended ad starts again at `now`. */
export function renewed(
  ad: { startsAt: Date; endsAt: Date; adType: Tier },
  now: Date,
): { startsAt: Date; endsAt: Date } {
  if (statusOf(ad, now) === 'ended') return { startsAt: now, endsAt: endOf(now, ad.adType) };
  return { startsAt: ad.startsAt, endsAt: endOf(ad.endsAt, ad.adType) };
}

/**
 * Returns the time of an edited ad. Only a new tier or a new start changes it, and days that were added by renewing
 * stay: the end moves by the shift of the start and by the difference of the tiers' days.
 */
export function rescheduled(
  ad: { startsAt: Date; endsAt: Date; adType: Tier },
  change: { adType: Tier; startsAt: Date },
): { startsAt: Date; endsAt: Date } {
  const extra = ad.endsAt.getTime() - endOf(ad.startsAt, ad.adType).getTime();
  return { startsAt: change.startsAt, endsAt: new Date(endOf(change.startsAt, change.adType).getTime() + extra) };
}

/** How much of a day the site must have been down for the day to be given back, in ms. */
const enoughDown = DAY_MS / 4;

/**
 * Returns the days that an ad is owed for an outage: the whole days of its run in which the site was down, and one more
 * for a rest of six hours or more.
 */
export function daysOwed(ad: { startsAt: Date; endsAt: Date }, { from, to }: { from: Date; to: Date }): number {
  const down = Math.min(ad.endsAt.getTime(), to.getTime()) - Math.max(ad.startsAt.getTime(), from.getTime());
  return Math.max(0, Math.floor((down + DAY_MS - enoughDown) / DAY_MS));
}

/** Returns the end of an ad that is given days back: an ad that ended during the outage runs on from its end. */
export const lengthened = ({ endsAt }: { endsAt: Date }, { to }: { to: Date }, days: number): Date =>
  new Date(Math.max(endsAt.getTime(), to.getTime()) + days * DAY_MS);

/** Returns a warning about an ad's time, undefined for an ad with all of its days ahead. */
export function oddTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now = new Date()): string | undefined {
  if (endsAt <= now) return texts.startOver;
  if (dayOf(startsAt) < dayOf(now)) return texts.startPast;
}

type Point = readonly [north: number, east: number];

/** Returns the key by which places are compared, however they are written (docs/product/marketplace.md, "Places"). */
export const placeKey = (place: string): string => fold(place.trim().replace(/\s+/g, ' '));

/**
 * Sorts places by their distance from `from` in whole kilometres; places of unknown distance come last, those with the
 * most shops first. `points` holds the positions of places.
 */
export function nearestFirst<P extends { location: string; shops: number }>(
  found: readonly P[],
  from: string,
  points: Readonly<Record<string, Point>>,
): (P & { kilometres: number | null })[] {
  const known = new Map(Object.entries(points).map(([name, point]) => [placeKey(name), point]));
  const start = known.get(placeKey(from));
  const distanceTo = (location: string) => {
    const point = known.get(placeKey(location));
    return start && point ? Math.round(kilometresBetween(start, point)) : null;
  };
  return found
    .map((place) => ({ ...place, kilometres: distanceTo(place.location) }))
    .sort(
      (a, b) =>
        far(a.kilometres) - far(b.kilometres) || b.shops - a.shops || a.location.localeCompare(b.location, 'en'),
    );
}

/** Farther than any distance in the district; Infinity minus Infinity would be NaN. */
const far = (kilometres: number | null) => kilometres ?? 1e6;

/**
 * Returns the straight distance on a plane: the district is small enough. A degree is 111 km; a degree of longitude is
 * shorter by the latitude's cosine.
 */
function kilometresBetween(a: Point, b: Point): number {
  const north = (a[0] - b[0]) * 111;
  const east = (a[1] - b[1]) * 111 * Math.cos((a[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}
