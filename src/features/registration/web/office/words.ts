import type { EventDetail } from '~/features/events/web/public';
import { formatDate, formatMoment } from '~/shared/format-date';
import { countText } from '~/shared/count-text';
import { diets, type Diet } from '../../contract/choices';
import * as texts from '../../texts';

/** Returns when and where an event is. */
export const eventMoment = ({ event_date: at, has_time: hasTime, location }: EventDetail): string =>
  [hasTime ? formatMoment(at) : formatDate(at), location].filter(Boolean).join(' · ');

/** Returns how many of a party eat what: `Vegetarian: 2, Non-vegetarian: 1`. */
export function dietsText(heads: readonly Diet[]): string {
  const counted = diets.map((diet) => ({ diet, count: heads.filter((head) => head === diet).length }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ diet, count }) => `${texts.dietNames[diet]}: ${count}`)
    .join(', ');
}

/** Returns a number of people in words. */
export const peopleText = (count: number): string => countText(texts.office.party, count);
