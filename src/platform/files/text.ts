import { createReadStream } from 'node:fs';

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
