import { countText } from '~/shared/count-text';
import { showDate } from '~/shared/show-date';
import * as texts from '../texts';

/** `25 days left`, `Last day today`, `3 days over`; empty when no day is known. */
export function leftWords(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return texts.lastDayToday;
  const days = Math.abs(left);
  return countText(left > 0 ? texts.daysLeft : texts.daysOver, days, { days });
}

/** A day, or that none is known. */
export const dayOrNone = (day: string | null) => showDate(day) ?? texts.notKnown;

/** Files a certificate may come in; what is taken the server says. */
export const scanTypes = 'image/jpeg,image/png,application/pdf';
