import type { AdDays } from './ad-days';
import type { AdKind } from './ad-kinds';
import { DAY_MS, nowIso } from './dates';

type Counted = Pick<AdDays, 'days' | 'corrections'>;

/** How many days of figures are read when none are named. */
export const usualDays = 30;

/** Returns every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Returns the first and the last of so many days up to today. */
export function lastDays(count: number): { from: string; to: string } {
  const to = nowIso().slice(0, 10);
  return { from: new Date(Date.parse(to) - (count - 1) * DAY_MS).toISOString().slice(0, 10), to };
}

/** Returns how often some kinds were counted on a day or at a place, with the corrections. */
export function sumOf(
  { days, corrections }: Counted,
  kinds: readonly AdKind[],
  { day, place }: { day?: string; place?: string } = {},
): number {
  const isMeant = (row: { day: string; place: string }) =>
    (day === undefined || row.day === day) && (place === undefined || row.place === place);
  const counted = days.filter(isMeant).reduce((sum, row) => sum + kinds.reduce((all, kind) => all + row[kind], 0), 0);
  const corrected = corrections
    .filter((row) => isMeant(row) && kinds.includes(row.kind))
    .reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, counted + corrected);
}

/**
 * Returns what was counted by each definition, the newest first: figures of two are never added
 * (docs/product/ad-counting.md, "What is counted"). A definition by which nothing was counted is left out.
 */
export const byDefinition = <All extends AdDays>({ days, corrections, definitions }: All) =>
  definitions
    .toReversed()
    .map(({ version, text }) => ({
      version,
      text,
      days: days.filter(({ definition }) => definition === version),
      corrections: corrections.filter(({ definition }) => definition === version) as All['corrections'],
    }))
    .filter((part) => part.days.length + part.corrections.length > 0);
