import type { Event } from '../../contract';
import { linksOf, splitLinks } from '../../contract/links';

/** What the form holds, as it is typed. */
export interface EventValues {
  title: string;
  description: string;
  /** `2026-11-28T10:00`, or the day alone. */
  event_date: string;
  location: string;
  category: string;
  links: string;
  website: string;
  is_active: boolean;
}

export type EventField = keyof EventValues;
export type EventErrors = Partial<Record<EventField, string>>;

export const needed = 'Title, description, date, and location are required';
export const badLink = 'Every link must be a web address.';

export const emptyValues: EventValues = {
  title: '',
  description: '',
  event_date: '',
  location: '',
  category: '',
  links: '',
  website: '',
  is_active: true,
};

/** An event as the form opens with it: its date cut to 16 characters, to the day when it has no time. */
export function valuesOf(event: Event): EventValues {
  return {
    title: event.title,
    description: event.description,
    event_date: event.event_date.slice(0, event.has_time ? 16 : 10),
    location: event.location,
    category: event.category ?? '',
    links: event.links ?? '',
    website: event.website ?? '',
    is_active: event.is_active,
  };
}

/** What can be said before the server is asked: the needed fields that are empty, and what is wrong with the others. */
export function checkValues(values: EventValues): { missing: EventField[]; errors: EventErrors } {
  const missing = (['title', 'description', 'event_date', 'location'] as const).filter((name) => !values[name].trim());
  // The date's own control gives a whole date or none.
  const errors: EventErrors = {};
  if (linksOf(values.links).length < splitLinks(values.links).length) errors.links = badLink;
  if (values.website.trim() && linksOf(values.website).length !== 1) errors.website = badLink;
  return { missing, errors };
}

/** The JSON of create and edit: the date with seconds, or midnight when it has no time part; empty choices are null. */
export function bodyOf({ event_date: date, category, links, website, ...rest }: EventValues) {
  return {
    ...rest,
    event_date: date.includes('T') ? `${date}:00` : `${date}T00:00:00`,
    category: (category || null) as never,
    links: links.trim() || null,
    website: website.trim() || null,
  };
}

/**
 * After somebody else has saved: what was typed stays, all else becomes what is saved now. `theirs` has what is saved
 * now of the fields that both have changed.
 */
export function mergeValues(opened: EventValues, typed: EventValues, saved: EventValues) {
  const values = { ...saved };
  const theirs: Partial<Record<EventField, string>> = {};
  for (const name of Object.keys(saved) as EventField[]) {
    if (typed[name] === opened[name]) continue;
    Object.assign(values, { [name]: typed[name] });
    if (saved[name] !== opened[name] && saved[name] !== typed[name]) theirs[name] = shown(saved[name]);
  }
  return { values, theirs };
}

const shown = (value: string | boolean): string => (typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') || 'empty' : value ? 'yes' : 'no');
