import { nowIso } from '~/shared/dates';

/**
 * Saves a list as the file `members-2026-11-20.csv` (or .xlsx), named by today's date in the site's zone; `list` is its
 * beginning.
 */
export const saveList = (file: Blob, format: 'csv' | 'xlsx' = 'csv', list = 'members'): void =>
  saveFile(file, `${list}-${nowIso().slice(0, 10)}.${format}`);

/** Saves what the server sent as a file of that name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
