import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/**
 * What a file is, from its first bytes and never from its name; null when they are of no known type (as plain text,
 * SVG and HTML are). It says what the bytes claim: only decoding proves an image.
 */
export async function sniffType(source: string | Buffer): Promise<{ mime: string; ext: string } | null> {
  const found = typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  return found ? { mime: found.mime, ext: found.ext } : null;
}
