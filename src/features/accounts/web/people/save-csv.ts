import { toIso } from '~/shared/dates';

/** Saves a list as the file `members-2026-11-20.csv`, named by what it is of and the day it is in the site's zone. */
export function saveCsv(file: Blob, of = 'members'): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${of}-${toIso(new Date()).slice(0, 10)}.csv`;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
