import type { Sharp } from 'sharp';
import { remakeImage } from '~/platform/files/images';
import { loadSharp } from '~/platform/files/sharp';

/** What link previews show (docs/product/events.md, "Preview picture"). */
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 300 * 1024;
// Nearly every poster is fine at the first; the last brings even pure noise down to some 200 KB.
const qualities = [78, 68, 58, 46, 34, 22];

/**
 * A poster's picture for link previews, a JPEG of 1200 × 630 under 300 KB: the whole poster before a blurred enlargement
 * of itself, since posters are upright and previews are wide. Takes a picture that is known to decode.
 */
export const socialPicture = (source: string | Buffer): Promise<Buffer> => remakeImage(source, SIZE.width, make);

async function make(poster: Sharp): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = await pixelsOf(poster.resize({ ...SIZE, fit: 'inside' }));
  // Made from the small picture: once it is blurred nobody sees the difference.
  const picture = await pixelsOf(
    sharp(whole.input, { raw: whole.raw })
      .resize({ ...SIZE, fit: 'cover' })
      .blur(24)
      .modulate({ brightness: 0.8 })
      .composite([whole])
      .flatten({ background: '#ffffff' }),
  );
  for (const quality of qualities) {
    const bytes = await sharp(picture.input, { raw: picture.raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new Error('A picture for link previews stays too large');
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
