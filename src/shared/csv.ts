/** The byte order mark at the beginning of a file, by which a spreadsheet reads it as UTF-8. */
export const csvStart = '\ufeff';

/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula, because it begins with `=`, `+`,
 * `-`, `@`, a tab or a line break, gets an apostrophe before it, which makes it a text.
 */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  // The full-width forms too: some spreadsheets treat them like the plain ones.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
