/**
 * The site's time zone, whatever the device's or the server's (docs/product/general.md, "Time zone"). India has no
 * daylight saving.
 */
export const ZONE = 'Asia/Kolkata';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * HOUR_MS;

/** Returns a moment as ISO 8601 in the site's zone with its offset: `2026-11-20T15:30:00.000+05:30`. */
export function toIso(date: Date): string {
  return new Date(date.getTime() + OFFSET_MS).toISOString().replace('Z', OFFSET);
}

/** Reads ISO 8601; a time without a zone is in the site's. */
export function fromIso(text: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${OFFSET}`);
}

/** Returns this moment, as `toIso` writes it. */
export const nowIso = (): string => toIso(new Date());

/** Returns whether a moment in ISO 8601 has come; by default, by now. */
export const isPast = (text: string, now = new Date()): boolean => fromIso(text) <= now;

/**
 * Returns whether an ISO 8601 text is in the years 1900 to 9998. Beyond them are dates that JavaScript or PostgreSQL
 * cannot represent.
 */
export function inOurTimes(text: string): boolean {
  return text >= '1900' && text < '9999';
}

/** Returns the calendar day in the site's zone, as a number that counts up by one a day. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() + OFFSET_MS) / DAY_MS);
}

/** Returns the instant at which a calendar day (see dayOf) begins in the site's zone. */
export function startOfDay(day: number): Date {
  return new Date(day * DAY_MS - OFFSET_MS);
}
