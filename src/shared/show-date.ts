import { toIso } from './dates';

/**
 * The months as en-IN shortens them. Written out, because browsers disagree about them (`Sep`, `Sept`) and the server's
 * HTML must be the same for everybody.
 */
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/**
 * `20 Nov 2026`: an instant (ISO 8601 with its offset) as the day it is in the site's zone, or a day (`2026-11-20`) as
 * it is. Null for what is missing or not a date.
 */
export function showDate(iso: string | null | undefined): string | null {
  if (!iso) return null;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  // A day without a time is the same day everywhere.
  return dayIn(/^\d{4}-\d\d-\d\d$/.test(iso) ? date.toISOString() : toIso(date));
}

/** `20 Nov 2026, 3:30 pm`: an instant in the site's zone. Null for what is missing or not a date. */
export function showMoment(iso: string | null | undefined): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const local = toIso(date);
  return `${dayIn(local)}, ${timeIn(local)}`;
}

/** `3:30 pm`, of a time as `toIso` writes it. */
export function timeIn(iso: string): string {
  const hour = Number(iso.slice(11, 13));
  return `${hour % 12 || 12}:${iso.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
}

const dayIn = (iso: string) => `${Number(iso.slice(8, 10))} ${shortMonths[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(0, 4))}`;
