import type { Sharp } from 'sharp';
import { limit } from './limit';
import { loadSharp } from './sharp';
import { sniffType } from './sniff';

/** Why a picture was not accepted: it is broken or in a format we don't read, or it has too many pixels. */
export class ImageError extends Error {
  override name = 'ImageError';
  constructor(
    readonly code: 'bad_image' | 'too_large_image',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface ImageVariant {
  format: 'avif' | 'webp' | 'jpeg';
  width: number;
  height: number;
  bytes: Buffer;
}

export interface EncodedImage {
  /** Of the largest variant, in pixels, with the camera's orientation applied. */
  width: number;
  height: number;
  /** Widest first; the only JPEG is last. */
  variants: ImageVariant[];
}

export interface EncodeOptions {
  /** The widths wanted, in pixels; those above the picture's own become its own. */
  widths: number[];
  /** The most pixels the uploaded picture may have. */
  maxPixels?: number;
  /** The formats beside the JPEG. */
  formats?: ('avif' | 'webp')[];
}

const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** No camera takes more, but a file of a few bytes may claim to have them. */
export const mostPixels = 50_000_000;
const fallbackWidth = 1280;
/** The longest side of a WebP. */
const longestSide = 16_383;
const secondsEach = 30;

// Two pictures in memory and two threads at work: the other two threads of libuv's pool are left for files and passwords.
const pictures = limit(2);
const encodings = limit(2);

// Effort 2 takes about 0.4 s for all of a 1600 × 900 graphic on two cores; 3 takes 0.7 s for the same size.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Makes the files of one uploaded picture (JPEG, PNG, WebP, GIF, AVIF; the first frame of an animation): AVIF and WebP
 * at each width and one JPEG at the widest up to 1280. They hold pixels only: no metadata, sRGB, turned upright. Throws an
 * ImageError for anything that does not decode, whatever its name (docs/product/general.md, "Pictures and videos").
 */
export function encodeImage(source: string | Buffer, options: EncodeOptions): Promise<EncodedImage> {
  return pictures(() => encode(source, options));
}

/**
 * Makes something else from an uploaded picture: `work` gets its pixels in sRGB, upright and at most `width` wide. Waits
 * for its turn like all encoding, and throws an ImageError for the same reasons.
 */
export function remakeImage<T>(source: string | Buffer, width: number, work: (image: Sharp) => Promise<T>): Promise<T> {
  return pictures(async () => {
    const { data, info } = await read(source, width, mostPixels);
    const sharp = await loadSharp();
    return encodings(() => work(sharp(data, { raw: info })));
  });
}

/** Runs other work on one whole picture when its turn comes: like all encoding, it takes a lot of memory and a thread. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => pictures(() => encodings(work));

async function encode(source: string | Buffer, options: EncodeOptions): Promise<EncodedImage> {
  const { widths, maxPixels = mostPixels, formats = ['avif', 'webp'] } = options;
  const { data, info } = await read(source, Math.max(...widths), maxPixels);
  const small = [...new Set(widths.map((width) => Math.min(width, info.width)))].sort((a, b) => b - a);
  const fallback = small.find((width) => width <= fallbackWidth) ?? Math.min(fallbackWidth, info.width);
  const wanted = [
    ...small.flatMap((width) => formats.map((format) => ({ format, width }))),
    { format: 'jpeg' as const, width: fallback },
  ];
  const sharp = await loadSharp();
  const variants = await Promise.all(
    wanted.map(({ format, width }) =>
      encodings(async (): Promise<ImageVariant> => {
        const image = sharp(data, { raw: info }).resize({ width }).timeout({ seconds: secondsEach });
        const made = await encoders[format](image).toBuffer({ resolveWithObject: true });
        return { format, width: made.info.width, height: made.info.height, bytes: made.data };
      }),
    ),
  );
  return { width: info.width, height: info.height, variants };
}

/** The picture's pixels at the largest width wanted, so that the upload is decoded only once. */
async function read(source: string | Buffer, width: number, maxPixels: number) {
  // Before decoding, so that formats with a history of security holes (SVG, TIFF, PDF) never reach a decoder.
  const type = await sniffType(source);
  if (!type || !readable.includes(type.mime)) throw new ImageError('bad_image', 'Not a picture of a known kind');
  return encodings(() => decode(source, width, maxPixels));
}

async function decode(source: string | Buffer, width: number, limitInputPixels: number) {
  try {
    const sharp = await loadSharp();
    const image = sharp(source, { limitInputPixels, failOn: 'error' }).timeout({ seconds: secondsEach });
    const full = (await image.metadata()).autoOrient;
    if ((full.height * Math.min(width, full.width)) / full.width > longestSide) {
      throw new ImageError('too_large_image', 'Too long for its width');
    }
    return await image
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof ImageError) throw error;
    const tooLarge = /pixel limit/i.test((error as Error).message);
    throw tooLarge
      ? new ImageError('too_large_image', 'Too many pixels', { cause: error })
      : new ImageError('bad_image', 'Does not decode', { cause: error });
  }
}
