import { dayOf, fromIso } from '~/shared/dates';
import type { ManagedEvent } from '../../contract';

/** The values of the form, as typed and chosen. */
export interface EventValues {
  title: string;
  title_ml: string;
  description: string;
  description_ml: string;
  /** `2026-11-28T10:00`, or the day alone. */
  event_date: string;
  location: string;
  location_ml: string;
  category: string;
  links: string;
  website: string;
  is_active: boolean;
  /** The new posters; they are sent one by one after the event is saved. */
  posters: readonly File[];
}

/** The values of an empty form. */
export const emptyValues: EventValues = {
  title: '',
  title_ml: '',
  description: '',
  description_ml: '',
  event_date: '',
  location: '',
  location_ml: '',
  category: '',
  links: '',
  website: '',
  is_active: true,
  posters: [],
};

/** Returns the form's first values for an event: its date cut to 16 characters, to the day when it has no time. */
export function valuesOf(event: ManagedEvent): EventValues {
  return {
    title: event.title_en,
    title_ml: event.title_ml ?? '',
    description: event.description_en,
    description_ml: event.description_ml ?? '',
    event_date: event.event_date.slice(0, event.has_time ? 16 : 10),
    location: event.location_en,
    location_ml: event.location_ml ?? '',
    category: event.category ?? '',
    links: event.links ?? '',
    website: event.website ?? '',
    is_active: event.is_active,
    posters: [],
  };
}

/** Returns whether a date of the form is over: the moment, or the whole day when it has no time. */
export function isOver(date: string, now = new Date()): boolean {
  if (date.includes('T')) return fromIso(date) < now;
  return date !== '' && dayOf(fromIso(`${date}T00:00`)) < dayOf(now);
}

/**
 * Returns the JSON body of create and edit: the date with seconds, or midnight when it has no time part; empty choices
 * are null.
 */
export function bodyOf({ event_date: date, category, links, website, posters: _, ...rest }: EventValues) {
  return {
    ...rest,
    event_date: date && (date.includes('T') ? `${date}:00` : `${date}T00:00:00`),
    category: category || null,
    links: links.trim() || null,
    website: website.trim() || null,
  };
}
