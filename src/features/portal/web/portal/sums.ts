import type { AdDays, AdKind } from '~/shared/ad-days';
import { DAY_MS } from '~/shared/dates';

/** Returns every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Returns how often some kinds were counted on a day or at a place, with the corrections. */
export function sumOf(
  { days, corrections }: AdDays,
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
