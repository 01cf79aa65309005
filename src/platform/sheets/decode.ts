import { SheetError } from './limits';

/** The text of a CSV file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, and else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // A picture, a program: no text has this.
  if (bytes.includes(0)) throw new SheetError('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [',', ';', '\t'] as const;

/**
 * What separates the cells of a CSV text: what its first line says (`sep=;`, as spreadsheets write it), else what most of its first
 * rows have. Gives the text without such a line. `rowsOf` reads some rows as they are with a separator.
 */
export function findSeparator(
  text: string,
  rowsOf: (text: string, separator: string) => string[][],
): { separator: string; body: string; skipped: number } {
  const said = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text);
  if (said) return { separator: said[1]!, body: text.slice(said[0].length), skipped: 1 };
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
