import { language, locale } from '~/shared/texts';

const MB = 1_048_576;
const GB = 1024 * MB;

/** Returns an amount of storage as text: `512 MB`, `12.3 GB`. */
export const showSize = (bytes: number) =>
  bytes < GB ? `${Math.round(bytes / MB)} MB` : `${(bytes / GB).toFixed(1)} GB`;

/** Returns a part of a whole, 0 to 1, as the length of a bar; 0 for an empty whole. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

const monthFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const short = monthFormat({ month: 'short' });
const long = monthFormat({ month: 'long', year: 'numeric' });

/** Returns the names of a month (`2026-11`): `Nov` on an axis, `November 2026` in words. */
export function monthNames(month: string): { short: string; long: string; year: string } {
  const first = new Date(`${month}-01T00:00:00Z`);
  // Cuts en-IN's Sept, the only month of four letters.
  return {
    short: language === 'en' ? short.format(first).slice(0, 3) : short.format(first),
    long: long.format(first),
    year: month.slice(0, 4),
  };
}
