import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import type { BadgeTone } from '~/ui/badge';
import type { Own } from '../contract/schemas';
import * as texts from '../texts';

/** Returns who comes along, and what they eat: `You and 2 guests · 2 vegetarian, 1 non-vegetarian`. */
export function partyOf({ guests, diets }: Pick<Own, 'guests' | 'diets'>): string {
  const who = guests === 0 ? texts.youAlone : countText(texts.youAndGuests, guests);
  const veg = diets.filter((diet) => diet === 'veg').length;
  const food = [
    veg > 0 && countText(texts.vegetarian, veg),
    diets.length > veg && countText(texts.nonVegetarian, diets.length - veg),
  ].filter(Boolean);
  return `${who} · ${food.join(', ')}`;
}

/** Returns the state of a registration as its person reads it. */
export function stateOf({ status, place, offer_until: until }: Pick<Own, 'status' | 'place' | 'offer_until'>): {
  text: string;
  tone: BadgeTone;
} {
  if (status === 'going') return { text: texts.youHaveSeat, tone: 'primary' };
  if (status === 'waiting') return { text: fillText(texts.youWait, { place: place ?? '' }), tone: 'brass' };
  if (status === 'offered')
    return { text: fillText(texts.offeredUntil, { moment: formatMoment(until) }), tone: 'laterite-solid' };
  return { text: texts.youCancelled, tone: 'quiet' };
}
