import { toIso } from './dates';
import { fillText } from './fill-text';
import type { Texts } from './language';
import * as common from './texts';

/** The words of dates: those of the language that is built; for a person in theirs, `both[language].dates`. */
export type DateWords = Texts<typeof common.dates>;

/**
 * The months as en-IN shortens them, and as Malayalam does. Written out, because browsers disagree about them (`Sep`,
 * `Sept`) and the server's HTML must be the same for every visitor.
 */
export const shortMonths: readonly string[] = common.dates.months;

/**
 * Returns `20 Nov 2026`: for an instant (ISO 8601 with its offset) the day it is in the site's zone, for a day
 * (`2026-11-20`) that day. Null for what is missing or not a date.
 */
export function formatDate(iso: string | null | undefined, words: DateWords = common.dates): string | null {
  if (!iso) return null;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  // A day without a time is the same day everywhere.
  return dayIn(/^\d{4}-\d\d-\d\d$/.test(iso) ? date.toISOString() : toIso(date), words);
}

/** Returns `20 Nov 2026, 3:30 pm`: an instant in the site's zone. Null for what is missing or not a date. */
export function formatMoment(iso: string | null | undefined, words: DateWords = common.dates): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const local = toIso(date);
  return fillText(words.moment, { day: dayIn(local, words), time: timeIn(local, words) });
}

/** Returns `3:30 pm`, of a time as `toIso` writes it. */
export function timeIn(iso: string, words: DateWords = common.dates): string {
  const hour = Number(iso.slice(11, 13));
  return fillText(words[partOfDay(hour)], { time: `${hour % 12 || 12}:${iso.slice(14, 16)}` });
}

/** Returns the part of the day as Malayalam names it; English only has am and pm. */
function partOfDay(hour: number) {
  if (hour < 1) return 'midnight';
  if (hour < 4) return 'smallHours';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'noon';
  return hour < 20 ? 'evening' : 'night';
}

const dayIn = (iso: string, words: DateWords) =>
  fillText(words.day, {
    day: Number(iso.slice(8, 10)),
    month: words.months[Number(iso.slice(5, 7)) - 1] ?? '',
    year: Number(iso.slice(0, 4)),
  });
