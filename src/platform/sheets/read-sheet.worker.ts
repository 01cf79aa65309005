import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { SheetError, type SheetFault, type SheetRow } from './limits';
import { rowsOfFile } from './rows';

/** What the thread is to read. */
export interface ReadOrder {
  path: string;
  most: number;
}

/** What it tells: some rows, then that these were all, or why there are none. */
export type ReadReport = { rows: SheetRow[] } | { done: true } | { fault: SheetFault };

const batch = 250;
const tell = (report: ReadReport) => parentPort?.postMessage(report);

try {
  const { path, most } = workerData as ReadOrder;
  let rows: SheetRow[] = [];
  for await (const row of rowsOfFile(await readFile(path), most)) {
    rows.push(row);
    if (rows.length < batch) continue;
    tell({ rows });
    rows = [];
  }
  tell({ rows });
  tell({ done: true });
} catch (error) {
  // Whatever else the library stumbles over is the file's fault.
  tell({ fault: error instanceof SheetError ? error.fault : 'unreadable' });
}
