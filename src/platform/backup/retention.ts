import { backupRetentionMonths } from '~/shared/retention-days';

/** How many nightly backups stay: of so many days, weeks (from Monday) and months, the newest of each. */
const counts = { days: 7, weeks: 4, months: backupRetentionMonths };

/**
 * Returns the days of nightly backups, as 2026-11-22, that are to be removed. Files with other names are left alone.
 */
export function outdated(names: readonly string[]): string[] {
  const days = names
    .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
    .sort()
    .reverse();
  const keep = new Set([
    ...newestOf(days, (day) => day, counts.days),
    ...newestOf(days, weekOf, counts.weeks),
    ...newestOf(days, (day) => day.slice(0, 7), counts.months),
  ]);
  return days.filter((day) => !keep.has(day));
}

/** Returns the first of each group, of so many groups. */
function newestOf(days: readonly string[], group: (day: string) => string, max: number): string[] {
  const first = new Map<string, string>();
  for (const day of days) if (!first.has(group(day))) first.set(group(day), day);
  return [...first.values()].slice(0, max);
}

/** Returns the Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
