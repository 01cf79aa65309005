/** What a file must begin with for a spreadsheet to read it as UTF-8. */
export const csvStart = '\ufeff';

/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula is made a text by an apostrophe
 * before it: its first character is `=`, `+`, `-`, `@`, a tab or a line break.
 */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  // The wide forms too: some spreadsheets take them for the plain ones.
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
