import { createProcesses, EndedProcess } from '../processes';
import { ImageError } from './image-error';
import type * as works from './picture-work';
import type { CopyAs, EncodedImage, Frame, Square } from './picture-work';
import { sniffType } from './sniff';

export { ImageError } from './image-error';
export type { EncodedImage, ImageVariant, Square } from './picture-work';

type Works = typeof works;

/** An order to the picture process: a function of picture-work.ts, and its arguments. */
export interface PictureOrder {
  work: keyof Works;
  args: unknown[];
}

/** Its answer: what that function made, or why the picture can't be used. */
export type PictureAnswer = { result: unknown } | { fault: ImageError['code']; why: string };

export interface EncodeOptions {
  /** The widths wanted, in pixels; those above the picture's own become its own. */
  widths: number[];
  /** The most pixels the uploaded picture may have; 50 million by default. */
  maxPixels?: number;
  /** The formats beside the JPEG. */
  formats?: ('avif' | 'webp')[];
}

const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

// The longest possible work is seven forms of a picture, at half a minute each.
const processes = createProcesses<PictureOrder, PictureAnswer>({
  caller: import.meta.url,
  name: 'picture.worker',
  max: 2,
  idleMs: 10_000,
  patienceMs: 240_000,
});

/** Has the work done by the picture process. A picture that ends it, or never finishes, counts as broken. */
async function ask<Work extends keyof Works>(
  work: Work,
  ...args: Parameters<Works[Work]>
): Promise<Awaited<ReturnType<Works[Work]>>> {
  const answer = await processes((send) => send({ work, args })).catch((error: unknown) => {
    throw error instanceof EndedProcess ? new ImageError('bad_image', 'Ended what read it', { cause: error }) : error;
  });
  if ('fault' in answer) throw new ImageError(answer.fault, answer.why);
  return answer.result as Awaited<ReturnType<Works[Work]>>;
}

/** Before decoding, so that formats with a history of security holes (SVG, TIFF, PDF) never reach a decoder. */
async function checkKind(source: string | Buffer): Promise<void> {
  const type = await sniffType(source);
  if (!type || !readable.includes(type.mime)) throw new ImageError('bad_image', 'Not a picture of a known kind');
}

/**
 * Makes the files of one uploaded picture (JPEG, PNG, WebP, GIF, AVIF; the first frame of an animation): AVIF and WebP
 * at each width and one JPEG at the widest up to 1280. They hold pixels only: no metadata, sRGB, turned upright. Throws
 * an ImageError for anything that does not decode, whatever its name (docs/product/general.md, "Pictures and videos").
 */
export async function encodeImage(
  source: string | Buffer,
  { widths, maxPixels, formats = ['avif', 'webp'] }: EncodeOptions,
): Promise<EncodedImage> {
  await checkKind(source);
  return ask('variants', source, widths, formats, maxPixels);
}

/** Returns the sides of an uploaded picture, upright, in pixels. Throws an ImageError as encodeImage does. */
export async function measureImage(source: string | Buffer): Promise<Frame> {
  await checkKind(source);
  return ask('measured', source);
}

/** Draws square pictures as PNG from pictures of our own: stored ones, and drawings in SVG that the code makes. */
export const drawSquares = (wanted: Square[]): Promise<Buffer[]> => ask('squares', wanted);

/**
 * Returns an uploaded picture as one file: its pixels in sRGB, upright and at most `width` wide. Throws an ImageError
 * as encodeImage does.
 */
export async function copyImage(source: string | Buffer, width: number, as: CopyAs): Promise<Buffer> {
  await checkKind(source);
  return ask('copy', source, width, as);
}

/**
 * Returns an uploaded picture as a JPEG of exactly this size and under `mostBytes`: the whole of it before a blurred,
 * darker enlargement of itself. Throws an ImageError as encodeImage does.
 */
export async function previewImage(source: string | Buffer, frame: Frame, maxBytes: number): Promise<Buffer> {
  await checkKind(source);
  return ask('preview', source, frame, maxBytes);
}

/**
 * Returns a stored picture cut to this size, its upper part, as JPEG. Throws an ImageError for what does not decode.
 */
export const cutImage = (source: Buffer, frame: Frame): Promise<Buffer> => ask('cut', source, frame);

/**
 * Returns a picture (JPEG, PNG, WebP, GIF by sniffType) without what its camera wrote into it, turned upright; null
 * when the file can stay as it is, and for a GIF. Throws an ImageError for what does not decode to its end.
 */
export const stripImage = (path: string): Promise<Buffer | null> => ask('stripped', path);

/** Returns whether a picture's head can be read: enough for what is only handed on. */
export const hasImageHead = (path: string): Promise<boolean> =>
  ask('hasHead', path).catch((error: unknown) => {
    if (error instanceof ImageError) return false;
    throw error;
  });
