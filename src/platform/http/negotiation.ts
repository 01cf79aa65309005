import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * What a request's headers require of an answer (RFC 9110): which coding, which range, and whether it is needed at all.
 * Used by the response cache, by answers made for one person, and by stored files.
 */

export type Coding = 'identity' | 'gzip' | 'br';

/** How hard to compress: the levels of brotli and gzip. */
export type Levels = Record<Exclude<Coding, 'identity'>, number>;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/**
 * How far brotli looks back, as a power of two: to the beginning. With its default of 22 it takes 8 MB for a page of
 * 100 KB, which the threads that compress keep (docs/decisions/0021); the result is no smaller.
 */
const windowFor = (bytes: number) => Math.min(22, Math.max(18, Math.ceil(Math.log2(bytes + 16))));

/** Returns the best coding that an Accept-Encoding header accepts. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Returns a body in a coding; unchanged in `identity`. */
export async function encode(body: Buffer, coding: Coding, levels: Levels): Promise<Buffer> {
  if (coding === 'identity') return body;
  if (coding === 'gzip') return compress.gzip(body, { level: levels.gzip });
  return compress.br(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/**
 * Returns whether an If-None-Match header names this entity tag, by weak comparison as 13.1.2 requires: the answer is a
 * 304.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // As it nearly always is: the one tag that we sent.
  if (ifNoneMatch === etag) return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
}

/**
 * Returns the one range of bytes that a Range header requests of a file of `size` bytes, both ends included (14).
 * undefined means "send the whole file": no header, another unit, several ranges, or nonsense, all of which may be
 * ignored.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const last = size - 1;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start > last ? 'unsatisfiable' : { start, end };
}
