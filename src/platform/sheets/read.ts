import { Worker } from 'node:worker_threads';
import { SheetError, sheetLimits, type SheetRow } from './limits';
import type { ReadOrder, ReadReport } from './read-sheet.worker';

/** Megabytes of the thread's own memory, and how long (ms) it may take: a file that needs more is none of a spreadsheet program. */
const memory = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 };
const longest = 30_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * The rows of an uploaded CSV or XLSX file (`rowsOfFile`), at most `most` of them; throws a SheetError. Read in a thread of its
 * own that ends afterwards, so that neither the site waits for a large file nor a hostile one takes its memory; one after the other.
 */
export function readSheet(path: string, most: number = sheetLimits.rows): Promise<SheetRow[]> {
  const reading = last.then(() => readNow({ path, most }));
  last = reading.catch(() => undefined);
  return reading;
}

async function readNow(order: ReadOrder): Promise<SheetRow[]> {
  const file = import.meta.url.endsWith('.ts') ? './read-sheet.dev.mjs' : './read-sheet.worker.js';
  const worker = new Worker(new URL(file, import.meta.url), { workerData: order, resourceLimits: memory });
  try {
    return await new Promise<SheetRow[]>((resolve, reject) => {
      const rows: SheetRow[] = [];
      const tooLarge = () => reject(new SheetError('too_large'));
      setTimeout(tooLarge, longest).unref();
      worker.on('message', (report: ReadReport) => {
        if ('rows' in report) rows.push(...report.rows);
        else if ('fault' in report) reject(new SheetError(report.fault));
        else resolve(rows);
      });
      worker.on('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : reject(error),
      );
      worker.on('exit', () => reject(new Error('the reading thread ended early')));
    });
  } finally {
    await worker.terminate();
  }
}
