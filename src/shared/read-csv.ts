/**
 * Returns the cells of a CSV file of this site, row by row: quoted where they hold commas, quotes or line breaks. The
 * apostrophe that keeps a spreadsheet from running a text is left out.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [whole, quoted, plain = '', end] = match;
    // Behind the last line break there is no row.
    if (whole === '' && row.length === 0) break;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
