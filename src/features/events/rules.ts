import { dayOf, startOfDay } from '~/shared/dates';

/** The stage of an event; `active` has begun today (docs/product/events.md, "Stages of an event"). */
export type EventStage = 'upcoming' | 'active' | 'past';

/** Returns the stage of an event at `now`. An event at 00:00 has no time of day: it is upcoming until its day ends. */
export function stageOf(eventDate: Date, now: Date): EventStage {
  if (dayOf(now) > dayOf(eventDate)) return 'past';
  return eventDate > now || !hasTime(eventDate) ? 'upcoming' : 'active';
}

/** Returns the calendar days from `now` in the site's zone: 0 today, 1 tomorrow, negative past. */
export function daysUntil(eventDate: Date, now: Date): number {
  return dayOf(eventDate) - dayOf(now);
}

/** Returns whether the event has a time of day; at 00:00 in the site's zone it has none. */
export function hasTime(eventDate: Date): boolean {
  return startOfDay(dayOf(eventDate)).getTime() !== eventDate.getTime();
}

/**
 * Returns the next instant at which a list of events changes by time alone: the next day, or an earlier start of an
 * event.
 */
export function nextChange(events: readonly { eventDate: Date }[], now: Date): Date {
  const coming = events.map(({ eventDate }) => eventDate).filter((date) => date > now);
  return new Date(Math.min(startOfDay(dayOf(now) + 1).getTime(), ...coming.map(Number)));
}

/** Compares two events by date, the nearest first; the site's list of past events has the newest first. */
export const nearestFirst = (a: { eventDate: Date; id: number }, b: { eventDate: Date; id: number }) =>
  a.eventDate.getTime() - b.eventDate.getTime() || a.id - b.id;
/** Compares two events by date, the newest first. */
export const newestFirst = (a: { eventDate: Date; id: number }, b: { eventDate: Date; id: number }) =>
  -nearestFirst(a, b);
