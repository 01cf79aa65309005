import { countText } from '~/shared/count-text';
import { ZONE } from '~/shared/dates';
import { formatDate, formatMoment } from '~/shared/format-date';
import { language } from '~/shared/texts';
import type { Event } from '../../contract';
import * as texts from '../../texts';

const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: ZONE } as const;
// In English the month comes first here (docs/product/events.md, "Events administration"); Malayalam has one form
// everywhere.
const days = new Intl.DateTimeFormat('en-US', day);
const moments = new Intl.DateTimeFormat('en-US', { ...day, hour: '2-digit', minute: '2-digit' });

// Some browsers put this space before AM.
const NARROW_SPACE = /\u202f/g;

/** Returns `Nov 28, 2026, 10:00 AM`; without the time for an event of which only the day is known. */
export function eventWhen({ event_date, has_time }: { event_date: string | null; has_time: boolean }): string {
  if (!event_date) return texts.noDateSet;
  return (has_time ? moment(event_date) : dayOf(event_date)) ?? texts.invalidDate;
}

/** Returns `Nov 20, 2026`, the day of a creation or an upload. */
export const dayOrUnknown = (instant: string | null): string => (instant && dayOf(instant)) || texts.unknownDate;

const dayOf = (iso: string) => (language === 'en' ? formatted(days, iso) : formatDate(iso));
const moment = (iso: string) => (language === 'en' ? formatted(moments, iso) : formatMoment(iso));

function formatted(format: Intl.DateTimeFormat, iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : format.format(date).replace(NARROW_SPACE, ' ');
}

/**
 * Returns a shown text of an event, or the text for a missing value (docs/product/events.md, "Events administration").
 */
export const titleOf = ({ title }: Pick<Event, 'title'>): string => title || texts.untitledEvent;
/** Returns an event's description, or the text for a missing one. */
export const descriptionOf = ({ description }: Pick<Event, 'description'>): string =>
  description || texts.noDescription;
/** Returns an event's location, or the text for a missing one. */
export const locationOf = ({ location }: Pick<Event, 'location'>): string => location || texts.noLocationSet;

/** Returns `1 event found`. */
export const foundText = (count: number): string => countText(texts.eventsFound, count);
