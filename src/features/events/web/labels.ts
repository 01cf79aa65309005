import { counted } from '~/shared/show-count';
import type { BadgeTone } from '~/ui/badge';
import type { Event } from '../contract';
import type { EventCategory } from '../contract/categories';

/** How far away an event is, as the server counts it: the device's clock does not count. */
export function distanceOf({ days_until, is_past }: Pick<Event, 'days_until' | 'is_past'>): { text: string; tone: BadgeTone } {
  if (is_past) return { text: 'Completed', tone: 'quiet' };
  if (days_until <= 0) return { text: 'Today', tone: 'laterite-solid' };
  if (days_until === 1) return { text: 'Tomorrow', tone: 'brass-edged' };
  return { text: `${days_until} days`, tone: 'neutral' };
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

/** `4 posters` */
export const postersText = (count: number): string => counted(count, 'poster');

/** The page of an event. */
export const pathOf = ({ id }: Pick<Event, 'id'>): string => `/events/event/${id}`;

/** State that a link from the lists leaves in the history: closing the event goes back, so that the lists aren't there twice. */
export const fromLists = { fromLists: true };

/** Searches a maps site for a place given in words. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
