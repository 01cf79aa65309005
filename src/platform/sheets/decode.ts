import { decodeText } from '../files/decode-text';
import { SheetError } from './limits';

/** Returns the text of a CSV file (`decodeText`). Throws a SheetError for what is no text. */
export function textOfCsv(bytes: Uint8Array): string {
  const { text, charset } = decodeText(bytes);
  // A picture, a program: no text has this.
  if (!charset.startsWith('utf-16') && bytes.includes(0)) throw new SheetError('unreadable');
  return text;
}

const separators = [',', ';', '\t'] as const;

/**
 * Finds what separates the cells of a CSV text: what its first line has (`sep=;`, as spreadsheets write it), else what
 * most of its first rows have. Returns the text without such a line. `rowsOf` reads some rows as they are with a
 * separator.
 */
export function findSeparator(
  text: string,
  rowsOf: (text: string, separator: string) => string[][],
): { separator: string; body: string; skipped: number } {
  const header = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text);
  if (header) return { separator: header[1]!, body: text.slice(header[0].length), skipped: 1 };
  // Each row's cells count up to the usual: a title with many commas must not decide for all.
  const score = (separator: string) => {
    const counts = rowsOf(text, separator)
      .map((row) => row.length)
      .sort((a, b) => a - b);
    return counts[Math.floor(counts.length / 2)] ?? 0;
  };
  const scored = separators.map((separator) => ({ separator, cells: score(separator) }));
  const best = scored.reduce((a, b) => (b.cells > a.cells ? b : a));
  return { separator: best.separator, body: text, skipped: 0 };
}
