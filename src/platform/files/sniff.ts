import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/**
 * What a file is, from its first bytes and never from its name; null when they are of no known type (as plain text,
 * SVG and HTML are). It says what the bytes claim: only decoding proves an image.
 */
export async function sniffType(source: string | Buffer): Promise<{ mime: string; ext: string } | null> {
  const found = typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  return found ? { mime: found.mime, ext: found.ext } : null;
}

// eslint-disable-next-line no-control-regex -- what no text has, but tab, line and page breaks
const binary = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/** UTF-8 without control characters, all through. */
export async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (binary.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    return !binary.test(decoder.decode());
  } catch {
    return false;
  }
}
