import { countText } from '~/shared/count-text';
import { ZONE } from '~/shared/dates';
import { language, locale } from '~/shared/texts';
import type { Event } from '../../contract';
import * as texts from '../../texts';

const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: ZONE } as const;
// In English the month comes first here (docs/product/events.md, "Events administration").
const form = language === 'en' ? 'en-US' : locale;
const days = new Intl.DateTimeFormat(form, day);
const moments = new Intl.DateTimeFormat(form, { ...day, hour: '2-digit', minute: '2-digit' });

// Some browsers put it before AM.
const NARROW_SPACE = /\u202f/g;

/** `Nov 28, 2026, 10:00 AM`; without the time for an event of which only the day is known. */
export function eventWhen({ event_date, has_time }: { event_date: string | null; has_time: boolean }): string {
  if (!event_date) return texts.noDateSet;
  return formatted(has_time ? moments : days, event_date) ?? texts.invalidDate;
}

/** `Nov 20, 2026`: when something was made or uploaded. */
export const dayOrUnknown = (instant: string | null): string => (instant && formatted(days, instant)) || texts.unknownDate;

function formatted(format: Intl.DateTimeFormat, iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : format.format(date).replace(NARROW_SPACE, ' ');
}

/** What is shown of an event, with the words for what is missing (docs/product/events.md, "Events administration"). */
export const titleOf = ({ title }: Pick<Event, 'title'>): string => title || texts.untitledEvent;
export const descriptionOf = ({ description }: Pick<Event, 'description'>): string => description || texts.noDescription;
export const locationOf = ({ location }: Pick<Event, 'location'>): string => location || texts.noLocationSet;

/** `1 event found` */
export const foundText = (count: number): string => countText(texts.eventsFound, count);
