/** Encodings of text files; Windows-1252 is the "ANSI" of Notepad, STAAD, AutoCAD and total stations. */
export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Returns the text of a foreign file and its encoding: UTF-16 with a byte order mark, UTF-8 if it is valid, and else
 * Windows-1252. Half a character in UTF-16 becomes U+FFFD, or throws a TypeError if `fatal`.
 */
export function decodeText(bytes: Uint8Array, { fatal = false } = {}): { text: string; charset: Charset } {
  const decode = (charset: Charset, strict: boolean) => ({
    text: new TextDecoder(charset, { fatal: strict }).decode(bytes),
    charset,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', fatal);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', fatal);
  try {
    return decode('utf-8', true);
  } catch {
    return { text: fromWindows1252(bytes), charset: 'windows-1252' };
  }
}

/** Characters of the bytes 0x80 to 0x9F; the five undefined bytes are control characters. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Not by TextDecoder: on Node 20 it decodes Windows-1252 as ISO 8859-1.
const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => upper[character.charCodeAt(0) - 0x80]!);
