import { createReadStream } from 'node:fs';
import { controlInFile } from '~/shared/control-characters';

/**
 * Returns what a file is, from its first bytes and never from its name; null when they show no known type (as with
 * plain text, SVG and HTML). This is only what the bytes claim: decoding alone proves an image.
 */
export async function sniffType(source: string | Buffer): Promise<{ mime: string; ext: string } | null> {
  // Loaded with the first upload.
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  const found = typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
  return found ? { mime: found.mime, ext: found.ext } : null;
}

/** Returns whether a file is UTF-8 text without control characters, from beginning to end. */
export async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (controlInFile.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    return !controlInFile.test(decoder.decode());
  } catch {
    return false;
  }
}
