import { dayOf, fromIso } from '~/shared/dates';
import type { ManagedEvent } from '../../contract';

/** What the form holds, as it is typed and chosen. */
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
  /** New ones; they are sent one by one once the event is saved. */
  posters: readonly File[];
}

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

/** An event as the form opens with it: its date cut to 16 characters, to the day when it has no time. */
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

/** Whether a date as the form holds it is over: the moment, or the whole day when it has no time. */
export function isOver(date: string, now = new Date()): boolean {
  if (date.includes('T')) return fromIso(date) < now;
  return date !== '' && dayOf(fromIso(`${date}T00:00`)) < dayOf(now);
}

/** The JSON of create and edit: the date with seconds, or midnight when it has no time part; empty choices are null. */
export function bodyOf({ event_date: date, category, links, website, posters: _, ...rest }: EventValues) {
  return {
    ...rest,
    event_date: date && (date.includes('T') ? `${date}:00` : `${date}T00:00:00`),
    category: category || null,
    links: links.trim() || null,
    website: website.trim() || null,
  };
}
