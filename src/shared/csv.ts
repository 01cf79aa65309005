/** The byte order mark at the beginning of a file, by which a spreadsheet reads it as UTF-8. */
export const csvStart = '\ufeff';

/** A cell; `digits` is a number as it is to be written: `-450.00`. */
export type CsvCell = string | number | { digits: string } | null;

/**
 * Returns one line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula, because it begins with
 * `=`, `+`, `-`, `@`, a tab or a line break, gets an apostrophe before it, which makes it a text. A number stays one.
 */
export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.digits;
  // The full-width forms too: some spreadsheets treat them like the plain ones.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
