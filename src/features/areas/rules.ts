import { dayOf } from '~/shared/dates';

/** Returns how many records were created on the calendar day of `now` in the site's zone. */
export function addedToday(list: readonly { created_at: string }[], now: Date): number {
  const today = dayOf(now);
  return list.filter(({ created_at: at }) => dayOf(new Date(at)) === today).length;
}
