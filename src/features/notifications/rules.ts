import { dayOf, HOUR_MS, startOfDay } from '~/shared/dates';
import { digestHour } from './contract/choices';

/** Returns when the next daily mail is sent: the coming eight o'clock in the site's zone. */
export function nextDigest(now: Date): Date {
  const hour = digestHour * HOUR_MS;
  const today = new Date(startOfDay(dayOf(now)).getTime() + hour);
  return today > now ? today : new Date(startOfDay(dayOf(now) + 1).getTime() + hour);
}
