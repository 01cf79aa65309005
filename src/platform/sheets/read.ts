import { createProcesses, EndedProcess } from '../processes';
import { SheetError, sheetLimits, type SheetFault, type SheetRow } from './limits';

/** An order to the reading process: to begin with a file, which may have `most` rows, or to continue with it. */
export type ReadOrder = { path: string; max: number } | 'more';

/** Its answer: rows, and whether they were the last; or why there are none. */
export type ReadAnswer = { rows: SheetRow[]; done: boolean } | { fault: SheetFault };

// A file that needs more comes from no spreadsheet program. One process: ten files at once take the memory of one.
const processes = createProcesses<ReadOrder, ReadAnswer>({
  caller: import.meta.url,
  name: 'sheet.worker',
  max: 1,
  idleMs: 10_000,
  patienceMs: 30_000,
  memory: { heap: 96, whole: 256 },
});

/**
 * Returns the rows of an uploaded CSV or XLSX file (`rowsOfFile`), at most `most` of them; throws a SheetError. It is
 * read in a process of its own, one file after the other, so that neither the site waits for a large file nor a hostile
 * one takes its memory.
 */
export async function readSheet(path: string, max: number = sheetLimits.rows): Promise<SheetRow[]> {
  const read = processes(async (send) => {
    const rows: SheetRow[] = [];
    for (let order: ReadOrder = { path, max }; ; order = 'more') {
      const answer = await send(order);
      if ('fault' in answer) return answer;
      rows.push(...answer.rows);
      if (answer.done) return { rows };
    }
  });
  const found = await read.catch((error: unknown) => {
    throw error instanceof EndedProcess ? new SheetError('too_large', { cause: error }) : error;
  });
  if ('fault' in found) throw new SheetError(found.fault);
  return found.rows;
}
