import { readFile } from 'node:fs/promises';

/** How texts are written that are no UTF-8: Notepad's "Unicode", and its "ANSI" as STAAD, AutoCAD and total stations write it. */
export type Charset = 'utf-16le' | 'utf-16be' | 'windows-1252';

// oxlint-disable-next-line no-control-regex -- what no text has, but tab, line and page breaks
const binary = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/**
 * How a text file that is no UTF-8 is written; null when it is no text. UTF-16 says so by its first character; what is left
 * is taken for Windows-1252 when it holds no control characters, unless its first bytes are `known` to be something else's.
 */
export async function charsetOf(path: string, known: boolean): Promise<Charset | null> {
  const bytes = await readFile(path);
  const mark = bytes.subarray(0, 2).toString('hex');
  const charset = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'windows-1252';
  if (charset === 'windows-1252' && known) return null;
  try {
    return binary.test(new TextDecoder(charset, { fatal: true }).decode(bytes)) ? null : charset;
  } catch {
    return null;
  }
}
