import { countText } from '~/shared/count-text';
import { ZONE } from '~/shared/dates';
import { showDate, showMoment } from '~/shared/show-date';
import { language } from '~/shared/texts';
import type { Event } from '../../contract';
import * as texts from '../../texts';

const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: ZONE } as const;
// In English the month comes first here (docs/product/events.md, "Events administration"); Malayalam has one form everywhere.
const days = new Intl.DateTimeFormat('en-US', day);
const moments = new Intl.DateTimeFormat('en-US', { ...day, hour: '2-digit', minute: '2-digit' });

// Some browsers put it before AM.
const NARROW_SPACE = /\u202f/g;

/** `Nov 28, 2026, 10:00 AM`; without the time for an event of which only the day is known. */
export function eventWhen({ event_date, has_time }: { event_date: string | null; has_time: boolean }): string {
  if (!event_date) return texts.noDateSet;
  return (has_time ? moment(event_date) : dayOf(event_date)) ?? texts.invalidDate;
}

/** `Nov 20, 2026`: when something was made or uploaded. */
export const dayOrUnknown = (instant: string | null): string => (instant && dayOf(instant)) || texts.unknownDate;

const dayOf = (iso: string) => (language === 'en' ? formatted(days, iso) : showDate(iso));
const moment = (iso: string) => (language === 'en' ? formatted(moments, iso) : showMoment(iso));

function formatted(format: Intl.DateTimeFormat, iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : format.format(date).replace(NARROW_SPACE, ' ');
}

/** What is shown of an event, with the words for what is missing (docs/product/events.md, "Events administration"). */
export const titleOf = ({ title }: Pick<Event, 'title'>): string => title || texts.untitledEvent;
export const descriptionOf = ({ description }: Pick<Event, 'description'>): string =>
  description || texts.noDescription;
export const locationOf = ({ location }: Pick<Event, 'location'>): string => location || texts.noLocationSet;

/** `1 event found` */
export const foundText = (count: number): string => countText(texts.eventsFound, count);
