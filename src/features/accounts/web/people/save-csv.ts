import { toIso } from '~/shared/dates';

/** Saves a list of people as the file `members-2026-11-20.csv`, named by the day it is in the site's zone; `name` is its beginning. */
export function saveCsv(file: Blob, name = 'members'): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${toIso(new Date()).slice(0, 10)}.csv`;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
