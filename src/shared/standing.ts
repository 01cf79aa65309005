import { toIso } from './dates';
import * as common from './texts';

/**
 * How things stand with somebody's licence and membership, whichever is worse (docs/product/licences.md, "Status"). By the
 * days that are left: more than 90, 0 to 90, up to 180 over, longer over; unknown without a date.
 */
export const standings = ['unknown', 'active', 'expiring', 'expired', 'lapsed'] as const;
export type Standing = (typeof standings)[number];

export const standingNames: Record<Standing, string> = common.standingNames;

/** From how many days on before the last valid day it is expiring, and after how many days over it is lapsed. */
export const standingDays = { expiring: 90, lapsed: 180 } as const;

/** The day (2026-11-30) that an instant is in the site's zone. */
export const dayIso = (at: Date) => toIso(at).slice(0, 10);

/** How many days are left of a last valid day: 0 on that day, negative when it is over. Both are days (2026-11-30). */
export const daysLeft = (today: string, lastDay: string) => (Date.parse(lastDay) - Date.parse(today)) / 86_400_000;

/** The standing that a last valid day (2026-11-30) gives on a day; the SQL of it is `standingColumn`. */
export function standingOn(today: string, lastDay: string | null): Standing {
  if (lastDay === null) return 'unknown';
  const left = daysLeft(today, lastDay);
  if (left > standingDays.expiring) return 'active';
  if (left >= 0) return 'expiring';
  return left >= -standingDays.lapsed ? 'expired' : 'lapsed';
}

/** The earlier of two last valid days, of which either may not be known: the standing of both together is its. */
export const earlierDay = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;
