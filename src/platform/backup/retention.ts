import { keptBackupMonths } from '~/shared/kept-days';

/** How many nightly backups are kept: of so many days, weeks (from Monday) and months, the newest of each. */
const kept = { days: 7, weeks: 4, months: keptBackupMonths };

/** The days of nightly backups, as 2026-11-22, that are to be removed. Other names are nobody's to remove. */
export function outdated(names: readonly string[]): string[] {
  const days = names
    .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
    .sort()
    .reverse();
  const keep = new Set([
    ...newestOf(days, (day) => day, kept.days),
    ...newestOf(days, weekOf, kept.weeks),
    ...newestOf(days, (day) => day.slice(0, 7), kept.months),
  ]);
  return days.filter((day) => !keep.has(day));
}

/** The first of each group, of so many groups. */
function newestOf(days: readonly string[], group: (day: string) => string, most: number): string[] {
  const first = new Map<string, string>();
  for (const day of days) if (!first.has(group(day))) first.set(group(day), day);
  return [...first.values()].slice(0, most);
}

/** The Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
