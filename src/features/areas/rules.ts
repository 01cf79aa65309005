import { dayOf } from '~/shared/dates';

/** How many were made on this calendar day of the site's zone. */
export function addedToday(list: readonly { created_at: string }[], now: Date): number {
  const today = dayOf(now);
  return list.filter(({ created_at: at }) => dayOf(new Date(at)) === today).length;
}
