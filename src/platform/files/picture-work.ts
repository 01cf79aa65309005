import type { Sharp } from 'sharp';
import { createSemaphore } from '../semaphore';
import { ImageError } from './image-error';
import { loadSharp } from './sharp';

/*
 * The functions of the picture process (picture.worker.ts). A picture is a path or its bytes, from an unknown sender:
 * every function throws an ImageError for what does not decode.
 */

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

/** Two sides in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** How a copy is written: as PNG, or as JPEG of that quality (1 to 100), with white behind what was transparent. */
export type CopyAs = { type: 'png' } | { type: 'jpeg'; quality: number };

/** No camera makes more, but a file of a few bytes may claim to have them. */
const defaultMaxPixels = 50_000_000;
const fallbackWidth = 1280;
/** The longest side of a WebP. */
const longestSide = 16_383;
const secondsEach = 30;
const careful = { limitInputPixels: defaultMaxPixels, failOn: 'error' } as const;
// Nearly every poster is fine at the first; the last brings even pure noise down to some 200 KB.
const previewQualities = [78, 68, 58, 46, 34, 22];

const encodings = createSemaphore(2);

// Effort 2 takes about 0.4 s for all of a 1600 × 900 graphic on two cores; 3 takes 0.7 s for the same size.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Returns a picture in these formats at these widths, or its own where that is less, and one JPEG at the widest up to
 * 1280.
 */
export async function variants(
  source: string | Buffer,
  widths: number[],
  formats: ('avif' | 'webp')[],
  maxPixels = defaultMaxPixels,
): Promise<EncodedImage> {
  const { data, info } = await decode(source, Math.max(...widths), maxPixels);
  const small = [...new Set(widths.map((width) => Math.min(width, info.width)))].sort((a, b) => b - a);
  const fallback = small.find((width) => width <= fallbackWidth) ?? Math.min(fallbackWidth, info.width);
  const wanted = [
    ...small.flatMap((width) => formats.map((format) => ({ format, width }))),
    { format: 'jpeg' as const, width: fallback },
  ];
  const sharp = await loadSharp();
  const outputs = wanted.map(({ format, width }) =>
    encodings(async (): Promise<ImageVariant> => {
      const image = sharp(data, { raw: info }).resize({ width }).timeout({ seconds: secondsEach });
      const { data: bytes, info: size } = await encoders[format](image).toBuffer({ resolveWithObject: true });
      return { format, width: size.width, height: size.height, bytes };
    }),
  );
  return { width: info.width, height: info.height, variants: await Promise.all(outputs) };
}

/** Returns the sides of a picture as it is seen: with the camera's orientation applied. */
export async function measured(source: string | Buffer): Promise<Frame> {
  try {
    const sharp = await loadSharp();
    const { width, height } = (await sharp(source, careful).metadata()).autoOrient;
    return { width, height };
  } catch (error) {
    throw faultOf(error);
  }
}

/** A square picture: `source` in its middle, `share` of its width (0 to 1), on a ground or a transparent one. */
export interface Square {
  source: Buffer;
  side: number;
  share: number;
  ground?: string;
}

/** Draws squares as PNG, at sizes small enough for one after another. */
export async function squares(wanted: Square[]): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const drawn: Buffer[] = [];
  for (const { source, side, share, ground } of wanted) {
    const inner = Math.round(side * share);
    // SVG in its own units of 1/72 inch: drawn in twice the size, then made smaller.
    const picture = await sharp(Buffer.from(source), { density: 1536 })
      .resize({ width: inner, height: inner, fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    const background = ground ?? '#00000000';
    const square = sharp({ create: { width: side, height: side, channels: 4, background } }).composite([
      { input: picture, gravity: 'centre' },
    ]);
    drawn.push(await (ground === undefined ? square : square.flatten({ background })).png({ effort: 8 }).toBuffer());
  }
  return drawn;
}

/** Returns a copy of its pixels, at most `width` wide. */
export async function copy(source: string | Buffer, width: number, as: CopyAs): Promise<Buffer> {
  const { data, info } = await decode(source, width, defaultMaxPixels);
  const sharp = await loadSharp();
  const image = sharp(data, { raw: info });
  if (as.type === 'png') return image.png().toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality: as.quality }).toBuffer();
}

/**
 * Returns a picture as a JPEG of exactly this size and under `mostBytes`: the whole of it before a blurred, darker
 * enlargement of itself. Throws an Error when no quality is small enough.
 */
export async function preview(source: string | Buffer, frame: Frame, maxBytes: number): Promise<Buffer> {
  const { data, info } = await decode(source, frame.width, defaultMaxPixels);
  const sharp = await loadSharp();
  const whole = await pixelsOf(sharp(data, { raw: info }).resize({ ...frame, fit: 'inside' }));
  // Made from the small picture: once it is blurred the difference is invisible.
  const picture = await pixelsOf(
    sharp(whole.input, { raw: whole.raw })
      .resize({ ...frame, fit: 'cover' })
      .blur(24)
      .modulate({ brightness: 0.8 })
      .composite([whole])
      .flatten({ background: '#ffffff' }),
  );
  for (const quality of previewQualities) {
    const bytes = await sharp(picture.input, { raw: picture.raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < maxBytes) return bytes;
  }
  throw new Error('A preview stays too large');
}

/** Returns a picture cut to this size, its upper part, as JPEG. */
export async function cut(source: string | Buffer, frame: Frame): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(source, careful).timeout({ seconds: secondsEach });
  const outputs = image
    .resize({ ...frame, fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 });
  return outputs.toBuffer().catch((error: unknown) => {
    throw faultOf(error);
  });
}

/**
 * Returns a picture without what its camera wrote into it, turned upright; null when there is nothing of that, and for
 * a GIF. Decodes it to the end: the head alone proves nothing.
 */
export async function stripped(path: string): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const image = sharp(path, careful).timeout({ seconds: secondsEach });
  try {
    const { exif, xmp, iptc, orientation, pages = 1, format } = await image.metadata();
    await sharp(path, careful).timeout({ seconds: secondsEach }).stats();
    if (format === 'gif' || (!exif && !xmp && !iptc && !orientation)) return null;
    if (pages > 1)
      return await sharp(path, { ...careful, animated: true })
        .timeout({ seconds: secondsEach })
        .webp({ quality: 90 })
        .toBuffer();
    const upright = image.autoOrient().keepIccProfile();
    if (format === 'png') return await upright.png().toBuffer();
    return await (format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.webp({ quality: 90 })).toBuffer();
  } catch (error) {
    throw faultOf(error);
  }
}

/** Returns whether its head can be read. */
export async function hasHead(path: string): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(path)
    .metadata()
    .then(
      () => true,
      () => false,
    );
}

/** Returns the picture's pixels in sRGB, upright and at most `width` wide, so that the upload is decoded only once. */
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
    throw faultOf(error);
  }
}

function faultOf(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return tooLarge
    ? new ImageError('too_large_image', 'Too many pixels', { cause: error })
    : new ImageError('bad_image', 'Does not decode', { cause: error });
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
