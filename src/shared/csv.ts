/** The byte order mark at the beginning of a file, by which a spreadsheet reads it as UTF-8. */
export const csvStart = '\ufeff';

/**
 * Returns one line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula, because it begins with
 * `=`, `+`, `-`, `@`, a tab or a line break, gets an apostrophe before it, which makes it a text. A number stays one.
 */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // The full-width forms too: some spreadsheets treat them like the plain ones.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
