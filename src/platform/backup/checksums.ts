import { createHash } from 'node:crypto';
import { Transform, pipeline, type Readable } from 'node:stream';

/** Returns a stream that passes on `source`; `sum` is its SHA-256 (hex), once it has ended. */
export function summing(source: Readable): { stream: Readable; sum: () => string } {
  const hash = createHash('sha256');
  const pass = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // An error of the source ends the stream, and so reaches its reader.
  return { stream: pipeline(source, pass, () => undefined), sum: () => hash.digest('hex') };
}

/** Returns the SHA-256 (hex) of a whole stream. */
export async function sumOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Returns the SHA-256 (hex) of a text. */
export const sumOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the text that sha256sum writes and `sha256sum -c` reads. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');

/** Reads what sumsText wrote: checksums by name. */
export const readSums = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', name = '']) => [name, sum]));

const whole = 1n << 256n;

/**
 * Returns a checksum of rows that is the same in whatever order they come, since a table has none: the sum of theirs.
 * It shows whether two tables hold the same rows; it is no protection against a person who makes rows up.
 */
export function createDigest() {
  let total = 0n;
  return {
    add(row: string) {
      total = (total + BigInt(`0x${sumOfText(row)}`)) % whole;
    },
    /** Hex. */
    value: () => total.toString(16),
  };
}
