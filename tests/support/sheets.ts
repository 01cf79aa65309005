import { writeXlsx } from 'hucre/xlsx';
import { csvLine } from '../../src/shared/csv';

type Cell = string | number | Date | null;

/** Returns a workbook of one sheet with these rows, as a file's bytes; `merges` are ranges of cells, counted from 0. */
export async function workbook(
  rows: Cell[][],
  merges: { startRow: number; startCol: number; endRow: number; endCol: number }[] = [],
): Promise<Buffer> {
  return Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Members', rows, merges },
        { name: 'Other', rows: [['Full Name'], ['Unknown']] },
      ],
    }),
  );
}

/** Returns the same as CSV. */
export const csvFile = (rows: string[][]): Buffer =>
  Buffer.from(rows.map((row) => csvLine(row).replace(/'(?=[-+])/g, '')).join(''));
