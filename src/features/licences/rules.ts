import { dayIso, daysLeft } from '~/shared/standing';
import { stepGoodFor, steps, type Kind, type Step } from './contract/choices';

/** A day (2026-11-30) some days later. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The step of somebody's reminders on a day, for a last valid day: the newest that is due, unless it was due so long ago that it
 * is of no use any more; null when nothing is to be said (docs/product/licences.md, "Reminders").
 */
export function stepOn(today: string, due: string): Step | null {
  const passed = -daysLeft(today, due);
  const newest = steps.findLast((step) => passed >= step);
  return newest !== undefined && passed - newest <= stepGoodFor ? newest : null;
}

/** The last valid days that have a step on a day: for a search, each from the first to the last of them. */
export const dueDays = (today: string): { from: string; to: string }[] =>
  steps.map((step) => ({ from: daysAfter(today, -step - stepGoodFor), to: daysAfter(today, -step) }));

/** The last valid day that a request asks for. */
export const wantedDay = (request: { kind: Kind; renewalDate: string | null; membershipUntil: string | null }) =>
  request.kind === 'licence' ? request.renewalDate : request.membershipUntil;

/** Whole days between two moments, in the site's zone: 0 on the same day. */
export const daysBetween = (from: Date, to: Date) => daysLeft(dayIso(from), dayIso(to));

/** The middle of numbers, rounded to a tenth; null of none. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  return Math.round(middle * 10) / 10;
}

/** The months (2026-11) around a day, from some before to some after. */
export function monthsAround(today: string, before: number, after: number): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: before + after + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - before + index, 1)).toISOString().slice(0, 7),
  );
}
