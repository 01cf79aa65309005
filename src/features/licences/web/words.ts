import { showDate } from '~/shared/show-date';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** `25 days left`, `Last day today`, `3 days over`; empty when no day is known. */
export function leftWords(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return 'Last day today';
  return left > 0 ? `${days(left)} left` : `${days(-left)} over`;
}

/** A day, or that none is known. */
export const dayOrNone = (day: string | null) => showDate(day) ?? 'Not known';

/** Files a certificate may come in; what is taken the server says. */
export const scanTypes = 'image/jpeg,image/png,application/pdf';
