import { TZDate } from '@date-fns/tz';
import ical from 'ical-generator';
import { ZONE } from '~/shared/dates';
import { inLanguage, pageUrl, pathIn, type Language } from '~/shared/language';
import { hasTime } from '../rules';
import type { ListedEvent } from './views';
import { both } from '../texts/both';

/** Some calendar programs do not recognise a zone by its name alone. India has had one offset since 1945. */
const KOLKATA = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZNAME:IST',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Returns events as a calendar (RFC 5545) in the site's zone. An event without a time of day takes the whole day; an
 * event with a time has no end, since its length is unknown.
 * @param origin the site's address; names the events and leads back to their pages.
 * @param name of a calendar to subscribe to. Omitted for one event, which joins a calendar that has a name of its own.
 * @param language of its texts and of the pages it leads to; an event is the same event in every language.
 */
export function calendarOf(
  events: readonly ListedEvent[],
  { origin, name, language }: { origin: string; name?: string; language: Language },
): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    prodId: { company: 'Sangham', product: 'Events', language: language.toUpperCase() },
    // Without a name, so that stamps stay in UTC; an event names its zone itself.
    timezone: { name: null, generator: () => KOLKATA },
    ...(name && { name, ttl: 3600, url: `${origin}${pathIn(language, '/api/events/calendar.ics')}` }),
  });
  for (const event of events) {
    const page = pageUrl(origin, language, `/events/event/${event.id}`);
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      // A calendar program that subscribes takes a change only with a later stamp.
      stamp: event.updatedAt,
      // Rises with every change, and 32 bits of seconds are 68 years.
      sequence: Math.max(0, Math.floor((event.updatedAt.getTime() - event.createdAt.getTime()) / 1000)),
      lastModified: event.updatedAt,
      created: event.createdAt,
      start: new TZDate(event.eventDate, ZONE),
      timezone: ZONE,
      allDay: !hasTime(event.eventDate),
      summary: inLanguage(language, event.title, event.titleMl),
      description: `${inLanguage(language, event.description, event.descriptionMl)}\n\n${page}`,
      location: inLanguage(language, event.location, event.locationMl),
      url: page,
      ...(event.category && { categories: [{ name: both[language].categoryNames[event.category] }] }),
    });
  }
  // RFC 5545 ends the last line too.
  return `${calendar.toString()}\r\n`;
}
