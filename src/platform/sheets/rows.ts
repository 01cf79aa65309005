import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { wellFormed } from '~/shared/well-formed';
import { textOfCsv, findSeparator } from './decode';
import { SheetError, sheetLimits, type SheetRow } from './limits';
import { checkUnpacked } from './unpacked';

/** A cell as the library returns it. */
type Value = unknown;

/** The number of rows that show which separator a CSV text has. */
const rowsToTell = 30;

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Yields the rows of a file that have something in them: of a workbook (XLSX) the rows of its first sheet that is not
 * hidden, with the values as they were computed last; anything else is read as CSV. Macros, links and further sheets
 * are ignored. Throws a SheetError, also for more than `max` rows. Not on the main thread: it takes its time.
 */
export async function* rowsOfFile(bytes: Uint8Array, max: number): AsyncGenerator<SheetRow> {
  // A workbook before 2007, and one with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old_format');
  const isZip = begins(bytes, 0x50, 0x4b, 0x03, 0x04);
  const sheet = isZip ? checkUnpacked(bytes) : 0;
  let [line, rows, text] = [0, 0, 0];
  for await (const { at, values } of isZip ? ofWorkbook(bytes, sheet) : ofText(bytes)) {
    // Rows count upwards, whatever the file has.
    line = Number.isSafeInteger(at) && at > line && at <= 1_048_576 ? at : line + 1;
    const cells = values.slice(0, sheetLimits.columns).map(textOf);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) continue;
    rows += 1;
    if (rows > max) throw new SheetError('too_many_rows');
    text += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (text > sheetLimits.text) throw new SheetError('too_large');
    yield { line, cells };
  }
}

async function* ofWorkbook(bytes: Uint8Array, sheet: number): AsyncGenerator<{ at: number; values: Value[] }> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) yield { at: index + 1, values };
}

function* ofText(bytes: Uint8Array): Generator<{ at: number; values: Value[] }> {
  const first = (text: string, delimiter: string) =>
    [...streamCsvRows(text, { delimiter, maxRows: rowsToTell })] as string[][];
  const { separator, body, skipped } = findSeparator(textOfCsv(bytes), first);
  let at = skipped;
  for (const values of streamCsvRows(body, { delimiter: separator })) yield { at: (at += 1), values };
}

/** Returns a cell as a text: a day as `2026-11-20`, a number as its plain digits. */
function textOf(value: Value): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'string') return '';
  const text = value.normalize('NFC').replace(notStored, '').replaceAll('\u00a0', ' ').trim();
  // What is cut off, or came so, may be half a character.
  return wellFormed(withoutMark(text).slice(0, sheetLimits.cell));
}

// oxlint-disable-next-line no-control-regex -- in no cell, written as &#0; or _x0000_; NUL breaks PostgreSQL
const notStored = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Removes the apostrophe that makes a text of what a spreadsheet would run (shared/csv.ts). */
const withoutMark = (text: string) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);
