import { toIso } from './dates';
import { timeIn, type DateWords } from './format-date';

/**
 * Returns `3:30:05 pm`: the time of an instant in the site's zone, to the second. Apart from format-date.ts, which
 * every public page has.
 */
export function formatTime(instant: string, words?: DateWords): string {
  const iso = toIso(new Date(instant));
  return timeIn(iso, words).replace(/:\d\d/, (minutes) => minutes + iso.slice(16, 19));
}
