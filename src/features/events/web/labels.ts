import type { PagePath } from '~/shared/addresses';
import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import type { BadgeTone } from '~/ui/badge';
import type { Event } from '../contract';
import type { EventCategory } from '../contract/categories';
import * as texts from '../texts';

/** Returns how far away an event is, as the server counts it: the device's clock does not count. */
export function distanceOf({ days_until, is_past }: Pick<Event, 'days_until' | 'is_past'>): {
  text: string;
  tone: BadgeTone;
} {
  if (is_past) return { text: texts.completed, tone: 'quiet' };
  if (days_until <= 0) return { text: texts.today, tone: 'laterite-solid' };
  if (days_until === 1) return { text: texts.tomorrow, tone: 'brass-edged' };
  return { text: fillText(texts.inDays, { days: days_until }), tone: 'neutral' };
}

const tones: Record<string, BadgeTone> & Record<EventCategory, BadgeTone> = {
  Conference: 'primary',
  Workshop: 'brass',
  Networking: 'info',
  Symposium: 'silver',
  Competition: 'laterite-solid',
  Meetup: 'laterite',
};

/** Returns the colour of a category. */
export const categoryTone = (category: string): BadgeTone => tones[category] ?? 'neutral';

/** Returns a category as it is shown; a category without a name in the texts as it was typed. */
export const categoryName = (category: string): string =>
  (texts.categoryNames as Record<string, string>)[category] ?? capitalised(category);

/** Returns `4 posters`. */
export const postersText = (count: number): string => countText(texts.posterCount, count);

/** Returns the path of an event's page. */
export const pathOf = ({ id }: Pick<Event, 'id'>): PagePath => `/events/event/${id}`;

/**
 * The state that a link from the lists leaves in the history: closing the event goes back, so that the lists are not in
 * the history twice.
 */
export const fromLists = { fromLists: true };

/** Returns the address of a maps search for a place given in words. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
