import { toIso } from '~/shared/dates';
import { shortMonths, timeIn } from '~/shared/format-date';
import type { Event } from '../contract';
import * as texts from '../texts';

type Dated = Pick<Event, 'event_date' | 'has_time'>;

// Spelled out in the texts, as the short months are in shared/format-date.ts.
const weekdays = Object.values(texts.weekdays);
const shortWeekdays = Object.values(texts.shortWeekdays);
const months = Object.values(texts.months);

/** Returns the parts of an event's date in the site's zone. */
export function dateParts({ event_date }: Pick<Event, 'event_date'>) {
  const iso = toIso(new Date(event_date));
  const day = iso.slice(0, 10);
  const index = Number(day.slice(5, 7)) - 1;
  const weekday = new Date(day).getUTCDay();
  return {
    /** `2026-11-28` */
    iso: day,
    day: Number(day.slice(8)),
    month: months[index]!,
    shortMonth: shortMonths[index]!,
    year: Number(day.slice(0, 4)),
    weekday: weekdays[weekday]!,
    shortWeekday: shortWeekdays[weekday]!,
    time: timeIn(iso),
  };
}

/** Returns `Sat, 28 Nov 2026`. */
export function shortDay(event: Pick<Event, 'event_date'>): string {
  const { shortWeekday, day, shortMonth, year } = dateParts(event);
  return `${shortWeekday}, ${day} ${shortMonth} ${year}`;
}

/** Returns `Saturday, 28 November 2026`. */
export function longDay(event: Pick<Event, 'event_date'>): string {
  const { weekday, day, month, year } = dateParts(event);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** Returns `10:00 am`; null for an event whose time of day isn't known. */
export function timeOf(event: Dated): string | null {
  return event.has_time ? dateParts(event).time : null;
}

/** Returns `Sat, 28 Nov 2026, 10:00 am`. */
export const shortWhen = (event: Dated): string => [shortDay(event), timeOf(event)].filter(Boolean).join(', ');

/** Returns the date for <time>: the instant, or just the day when no time is known. */
export const machineDate = (event: Dated): string => (event.has_time ? event.event_date : dateParts(event).iso);
