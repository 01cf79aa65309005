import { languageOfText, localeOf } from '~/shared/language';
import { ownPath } from '~/shared/own-address';
import { language } from '~/shared/texts';
import type { Event } from '../contract';
import { linksOf } from '../contract/links';
import { pathOf } from './labels';
import { dateParts } from './when';

/** Returns an event as schema.org data for search engines; `origin` has no trailing slash. */
export function structuredData(event: Event, { origin, organizer }: { origin: string; organizer: string }) {
  const website = linksOf(event.website ?? '')[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    // The same event, whatever the language of the page.
    '@id': `${origin}${pathOf(event)}`,
    inLanguage: localeOf[languageOfText(event.title) ?? language],
    name: event.title,
    description: event.description,
    // With the site's offset; only the day when no time is known.
    startDate: event.has_time ? event.event_date : dateParts(event).iso,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location, address: event.location },
    image: [event.social_image, event.first_poster].flatMap((path) => (path ? [`${origin}${path}`] : [])),
    url: `${origin}${ownPath(pathOf(event))}`,
    ...(website && { sameAs: website }),
    organizer: { '@type': 'Organization', '@id': `${origin}/#organization`, name: organizer, url: `${origin}/` },
  };
}

/** Returns a text for search results and link previews: one line, at most 200 characters. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 200 ? line : `${line.slice(0, 199).replace(/\s+\S*$/, '')}…`;
}
