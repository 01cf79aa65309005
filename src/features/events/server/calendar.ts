import { TZDate } from '@date-fns/tz';
import ical from 'ical-generator';
import { ZONE } from '~/shared/dates';
import { hasTime } from '../rules';
import type { ListedEvent } from './views';

/** Some calendar programs do not know a zone by its name alone. India has had one offset since 1945. */
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
 * Events as a calendar (RFC 5545) in the site's zone. An event without a time of day takes the whole day; one with
 * a time has no end, since nobody has said how long it lasts.
 * @param origin the site's address; names the events and leads back to their pages.
 */
export function calendarOf(events: readonly ListedEvent[], { origin, name }: { origin: string; name: string }): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name,
    prodId: { company: 'Sangham', product: 'Events', language: 'EN' },
    // Without a name, so that stamps stay in UTC; an event names its zone itself.
    timezone: { name: null, generator: () => KOLKATA },
    ttl: 3600,
    url: `${origin}/api/events/calendar.ics`,
  });
  for (const event of events) {
    const page = `${origin}/events/event/${event.id}`;
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      // A calendar that is subscribed to takes a change only with a later stamp.
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      created: event.createdAt,
      start: new TZDate(event.eventDate, ZONE),
      timezone: ZONE,
      allDay: !hasTime(event.eventDate),
      summary: event.title,
      description: `${event.description}\n\n${page}`,
      location: event.location,
      url: page,
      ...(event.category && { categories: [{ name: event.category }] }),
    });
  }
  return calendar.toString();
}
