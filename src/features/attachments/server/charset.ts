import { readFile } from 'node:fs/promises';
import { decodeText, type Charset } from '~/platform/files/decode-text';
import { controlInFile } from '~/shared/control-characters';

/**
 * Returns the encoding of a text file that is not UTF-8; null when the file is not a text. `known`: the first bytes are
 * those of another type; such a file is a text only in UTF-16, which begins with a byte order mark.
 */
export async function charsetOf(path: string, known: boolean): Promise<Charset | null> {
  try {
    const { text, charset } = decodeText(await readFile(path), { fatal: true });
    return controlInFile.test(text) || (known && !charset.startsWith('utf-16')) ? null : charset;
  } catch {
    return null;
  }
}
