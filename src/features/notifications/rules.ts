import { dayOf, startOfDay } from '~/shared/dates';
import { digestHour } from './contract/choices';

/** When the next daily mail goes out: the coming eight o'clock in the site's zone. */
export function nextDigest(now: Date): Date {
  const hour = digestHour * 3_600_000;
  const today = new Date(startOfDay(dayOf(now)).getTime() + hour);
  return today > now ? today : new Date(startOfDay(dayOf(now) + 1).getTime() + hour);
}
