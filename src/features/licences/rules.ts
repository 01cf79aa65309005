import { DAY_MS } from '~/shared/dates';
import { dayIso, daysLeft } from '~/shared/membership-status';
import { stepGoodFor, steps, type Kind, type Step } from './contract/choices';

/** Returns the day (`2026-11-30`) a number of days after `day`. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the reminder step of a day for the last valid day `due`: the newest step that is due, both days as
 * `2026-11-30`. Returns null when no step is due yet or when the newest was due so long ago (`stepGoodFor` days) that a
 * reminder is of no use any more (docs/product/licences.md, "Reminders").
 */
export function stepOn(today: string, due: string): Step | null {
  const passed = -daysLeft(today, due);
  const newest = steps.findLast((step) => passed >= step);
  return newest !== undefined && passed - newest <= stepGoodFor ? newest : null;
}

/** Returns the ranges of last valid days that may have a step on `today`, one inclusive range for each step. */
export const dueDays = (today: string): { from: string; to: string }[] =>
  steps.map((step) => ({ from: daysAfter(today, -step - stepGoodFor), to: daysAfter(today, -step) }));

/** Returns the new last valid day of a request, or null without one. */
export const wantedDay = (request: { kind: Kind; renewalDate: string | null; membershipUntil: string | null }) =>
  request.kind === 'licence' ? request.renewalDate : request.membershipUntil;

/** Returns the whole days between two instants in the site's zone: 0 on the same day. */
export const daysBetween = (from: Date, to: Date) => daysLeft(dayIso(from), dayIso(to));

/** Returns the median rounded to a tenth, or null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  return Math.round(middle * 10) / 10;
}

/** Returns the months (`2026-11`) around a day, from `before` months earlier to `after` months later. */
export function monthsAround(today: string, before: number, after: number): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: before + after + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - before + index, 1)).toISOString().slice(0, 7),
  );
}
