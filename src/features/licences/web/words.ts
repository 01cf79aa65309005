import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import * as texts from '../texts';

/** Returns the days left as text: `25 days left`, `Last day today`, `3 days over`. Empty when no day is known. */
export function leftWords(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return texts.lastDayToday;
  const days = Math.abs(left);
  return countText(left > 0 ? texts.daysLeft : texts.daysOver, days, { days });
}

/** Returns a day as text, or the text for an unknown day. */
export const dayOrNone = (day: string | null) => formatDate(day) ?? texts.notKnown;

/** Returns the localized name of a licence's class, or null without one. */
export const classOf = (category: string | null) => category && licenseCategoryName(category);

/** Returns the text that names what is confirmed in place of what is entered. */
export const confirmedWords = (confirmed: string | null) =>
  confirmed === null ? texts.confirmedNothing : fillText(texts.confirmedInstead, { confirmed });

/** Media types that the file picker of a certificate offers. The server decides what it accepts. */
export const scanTypes = 'image/jpeg,image/png,application/pdf';

/** Bytes of a photo that is sent as it is: sharp enough to read, small enough for a slow connection. */
export const largeEnough = 400_000;
