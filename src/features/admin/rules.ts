import { toIso } from '~/shared/dates';

/** Returns the month (`2026-11`) of an instant in the site's zone. */
export const monthOf = (date: Date) => toIso(date).slice(0, 7);

/** Returns the month of `now` and the months before it, `count` in all, the oldest first. */
export function monthsUntil(now: Date, count: number): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = last - count + 1 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
