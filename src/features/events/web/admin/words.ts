import { ZONE } from '~/shared/dates';
import { counted } from '~/shared/show-count';
import type { Event } from '../../contract';

const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: ZONE } as const;
const days = new Intl.DateTimeFormat('en-US', day);
const moments = new Intl.DateTimeFormat('en-US', { ...day, hour: '2-digit', minute: '2-digit' });

// Some browsers put it before AM.
const NARROW_SPACE = /\u202f/g;

/** `Nov 28, 2026, 10:00 AM`; without the time for an event of which only the day is known. */
export function eventWhen({ event_date, has_time }: { event_date: string | null; has_time: boolean }): string {
  if (!event_date) return 'No date set';
  return formatted(has_time ? moments : days, event_date) ?? 'Invalid date';
}

/** `Nov 20, 2026`: when something was made or uploaded. */
export const dayOrUnknown = (instant: string | null): string => (instant && formatted(days, instant)) || 'Unknown date';

function formatted(format: Intl.DateTimeFormat, iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : format.format(date).replace(NARROW_SPACE, ' ');
}

/** What is shown of an event, with the words for what is missing (docs/product/events.md, "Events administration"). */
export const titleOf = ({ title }: Pick<Event, 'title'>): string => title || 'Untitled Event';
export const descriptionOf = ({ description }: Pick<Event, 'description'>): string => description || 'No description available';
export const locationOf = ({ location }: Pick<Event, 'location'>): string => location || 'No location set';

/** `1 event found` */
export const foundText = (count: number): string => `${counted(count, 'event')} found`;
