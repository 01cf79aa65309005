import { DAY_MS } from '~/shared/dates';
import { toIso } from './dates';
import * as common from './texts';

/**
 * The status of a person's licence and membership, whichever is worse (docs/product/licences.md, "Status"). By the days
 * that are left: more than 90, 0 to 90, up to 180 over, longer over; unknown without a date.
 */
export const membershipStatuses = ['unknown', 'active', 'expiring', 'expired', 'lapsed'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const membershipStatusNames: Record<MembershipStatus, string> = common.standingNames;

/** How many days before the last valid day it is expiring, and after how many days over it is lapsed. */
export const membershipStatusDays = { expiring: 90, lapsed: 180 } as const;

/** Returns the day (2026-11-30) that an instant is in the site's zone. */
export const dayIso = (at: Date) => toIso(at).slice(0, 10);

/**
 * Returns how many days are left of a last valid day: 0 on that day, negative when it is over. Both are days
 * (2026-11-30).
 */
export const daysLeft = (today: string, lastDay: string) => (Date.parse(lastDay) - Date.parse(today)) / DAY_MS;

/**
 * Returns the membership status on a day by a last valid day (both 2026-11-30); its SQL is `membershipStatusColumn`.
 */
export function membershipStatusOn(today: string, lastDay: string | null): MembershipStatus {
  if (lastDay === null) return 'unknown';
  const left = daysLeft(today, lastDay);
  if (left > membershipStatusDays.expiring) return 'active';
  if (left >= 0) return 'expiring';
  return left >= -membershipStatusDays.lapsed ? 'expired' : 'lapsed';
}

/**
 * Returns the earlier of two last valid days, of which either may be unknown: the membership status of both together is
 * its.
 */
export const earlierDay = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;
