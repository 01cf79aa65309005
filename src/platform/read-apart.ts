import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads a large file into memory of its own, outside malloc's. Freed, a large block of malloc's teaches it to cut blocks up to that
 * size from what all share, which then keeps holes of many megabytes (docs/decisions/0021).
 */
export function readApart(file: string): Buffer<ArrayBuffer> {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const pages = new WebAssembly.Memory({ initial: Math.ceil(size / 65_536) });
    const bytes = Buffer.from(pages.buffer, 0, size);
    for (let read = 0; read < size;) read += readSync(descriptor, bytes, read, size - read, null) || size;
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
