import { countText } from './count-text';
import * as common from './texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: now, minutes, hours or days, in whole units, never rounded up (docs/product/general.md, "Date formats"). */
export function relativeTime(iso: string, now: number): string {
  const ago = now - new Date(iso).getTime();
  // A device's clock may be behind the server's.
  if (!(ago >= MINUTE)) return common.now;
  if (ago < HOUR) return said(ago / MINUTE, common.minutesAgo);
  if (ago < DAY) return said(ago / HOUR, common.hoursAgo);
  return said(ago / DAY, common.daysAgo);
}

function said(share: number, forms: typeof common.minutesAgo | typeof common.hoursAgo | typeof common.daysAgo): string {
  const count = Math.floor(share);
  return countText(forms, count, { count });
}
