const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
const short = of({ month: 'short' });
const long = of({ month: 'long', year: 'numeric' });

/** How a month (`2026-11`) is written: `Nov` on an axis, `November 2026` in words. */
export function monthNames(month: string): { short: string; long: string; year: string } {
  const first = new Date(`${month}-01T00:00:00Z`);
  // Four letters would be the only ones: en-IN says Sept.
  return { short: short.format(first).slice(0, 3), long: long.format(first), year: month.slice(0, 4) };
}
