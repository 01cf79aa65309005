import { ZONE } from './dates';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const ofInstants = new Intl.DateTimeFormat('en-IN', { ...day, timeZone: ZONE });
// A day without a time is the same day everywhere: it is read and written in one zone.
const ofDays = new Intl.DateTimeFormat('en-IN', { ...day, timeZone: 'UTC' });

/**
 * `20 Nov 2026`: an instant (ISO 8601 with its offset) as the day it is in the site's zone, or a day (`2026-11-20`) as
 * it is. Null for what is missing or no date.
 */
export function showDate(iso: string | null | undefined): string | null {
  if (!iso) return null;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return (/^\d{4}-\d\d-\d\d$/.test(iso) ? ofDays : ofInstants).format(date);
}

const moments = new Intl.DateTimeFormat('en-IN', { ...day, hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** `20 Nov 2026, 3:30 pm`: an instant in the site's zone. Null for what is missing or no date. */
export function showMoment(iso: string | null | undefined): string | null {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : moments.format(date);
}
