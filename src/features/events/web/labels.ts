import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import type { BadgeTone } from '~/ui/badge';
import type { Event } from '../contract';
import type { EventCategory } from '../contract/categories';
import * as texts from '../texts';

/** How far away an event is, as the server counts it: the device's clock does not count. */
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

/** A colour of its own for each category. */
export const categoryTone = (category: string): BadgeTone => tones[category] ?? 'neutral';

/** A category as it is shown; one that the committee has no name for as it was typed. */
export const categoryName = (category: string): string =>
  (texts.categoryNames as Record<string, string>)[category] ?? capitalised(category);

/** `4 posters` */
export const postersText = (count: number): string => countText(texts.posterCount, count);

/** The page of an event. */
export const pathOf = ({ id }: Pick<Event, 'id'>): string => `/events/event/${id}`;

/** State that a link from the lists leaves in the history: closing the event goes back, so that the lists aren't there twice. */
export const fromLists = { fromLists: true };

/** Searches a maps site for a place given in words. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
