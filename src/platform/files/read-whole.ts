import { buffer } from 'node:stream/consumers';
import type { Files } from './files';

/** Returns the bytes of a small stored file, such as a picture; null for no key, and for a file that is gone. */
export async function readWhole(files: Pick<Files, 'read'>, key: string | null): Promise<Buffer | null> {
  const file = key === null ? null : await files.read(key);
  return file && buffer(file.stream);
}
