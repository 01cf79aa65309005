const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: now, minutes, hours or days, in whole units, never rounded up (docs/product/general.md, "Date formats"). */
export function relativeTime(iso: string, now: number): string {
  const ago = now - new Date(iso).getTime();
  // A device's clock may be behind the server's.
  if (!(ago >= MINUTE)) return 'now';
  if (ago < HOUR) return said(ago / MINUTE, 'minute');
  if (ago < DAY) return said(ago / HOUR, 'hour');
  return said(ago / DAY, 'day');
}

function said(share: number, unit: string): string {
  const count = Math.floor(share);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
