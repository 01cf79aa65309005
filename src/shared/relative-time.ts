import { countText } from './count-text';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './dates';
import * as common from './texts';

/**
 * Returns how long ago something was: now, minutes, hours or days, in whole units, never rounded up
 * (docs/product/general.md, "Date formats").
 */
export function relativeTime(iso: string, now: number): string {
  const ago = now - new Date(iso).getTime();
  // A device's clock may be behind the server's.
  if (!(ago >= MINUTE_MS)) return common.now;
  if (ago < HOUR_MS) return inWords(ago / MINUTE_MS, common.minutesAgo);
  if (ago < DAY_MS) return inWords(ago / HOUR_MS, common.hoursAgo);
  return inWords(ago / DAY_MS, common.daysAgo);
}

function inWords(
  share: number,
  forms: typeof common.minutesAgo | typeof common.hoursAgo | typeof common.daysAgo,
): string {
  const count = Math.floor(share);
  return countText(forms, count, { count });
}
