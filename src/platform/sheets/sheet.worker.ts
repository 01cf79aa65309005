import { readFile } from 'node:fs/promises';
import { lowerPriority } from '../processes/lower-priority';
import { serveTasks } from '../processes/serve-tasks';
import { SheetError, type SheetRow } from './limits';
import type { ReadAnswer, ReadOrder } from './read';
import { rowsOfFile } from './rows';

/*
 * Reads spreadsheets: in a separate process, since they are strangers' files and may unpack to any size
 * (docs/decisions/0026), at a low priority. The build makes one file of it beside main.js.
 */

lowerPriority('some');

/** The rows in one message: while the site takes thousands at once, others wait. */
const batch = 250;

let reading: AsyncIterator<SheetRow, void>;

serveTasks<ReadOrder, ReadAnswer>(async (order) => {
  try {
    if (order !== 'more') reading = rowsOfFile(await readFile(order.path), order.max);
    const rows: SheetRow[] = [];
    while (rows.length < batch) {
      const next = await reading.next();
      if (next.done) return { rows, done: true };
      rows.push(next.value);
    }
    return { rows, done: false };
  } catch (error) {
    // Whatever else the library stumbles over is the file's fault.
    return { fault: error instanceof SheetError ? error.fault : 'unreadable' };
  }
});
