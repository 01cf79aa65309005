import { DAY_MS } from '~/shared/dates';

/** Days after the day on which an invoice is due. */
const overdueSteps = [7, 30] as const;

/** Days after a step in which its reminder still goes out. */
const goodFor = 7;

/** Days in which an open claim keeps reminders back. */
export const silentDays = 7;

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the reminder of a day for an invoice that was due on another, both as `2026-11-30`: the newest step. Returns
 * null before the first, and when the newest is too long ago (docs/product/dues.md, "Reminders").
 */
export function overdueStep(today: string, due: string): number | null {
  const passed = (Date.parse(today) - Date.parse(due)) / DAY_MS;
  const newest = overdueSteps.findLast((step) => passed >= step);
  return newest !== undefined && passed - newest <= goodFor ? newest : null;
}

/** Returns the ranges of due days that may have a reminder on a day, one inclusive range for each step. */
export const overdueDays = (today: string): { from: string; to: string }[] =>
  overdueSteps.map((step) => ({ from: dayAfter(today, -step - goodFor), to: dayAfter(today, -step) }));
