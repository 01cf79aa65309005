import sharp, { type Sharp } from 'sharp';
import { limit } from '~/platform/files/limit';

/** What link previews show, WhatsApp's among them; issue 4 says how large it may be. */
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 300 * 1024;
const secondsEach = 30;
// Nearly every poster stays with the first; the last makes some 200 KB of pure noise.
const qualities = [78, 68, 58, 46, 34, 22];

// Beside the two pictures that platform/files/images.ts works on: twenty posters may come at once.
const oneAtATime = limit(1);

/**
 * A poster's picture for link previews, a JPEG of 1200 × 630 under 300 KB: the whole poster before a blurred enlargement
 * of itself, since posters are upright and previews are wide. Takes a picture that is known to decode.
 */
export const socialPicture = (source: string | Buffer): Promise<Buffer> => oneAtATime(() => make(source));

async function make(source: string | Buffer): Promise<Buffer> {
  const upload = sharp(source, { failOn: 'error', pages: 1 }).timeout({ seconds: secondsEach });
  const whole = await pixelsOf(upload.autoOrient().resize({ ...SIZE, fit: 'inside' }).toColourspace('srgb'));
  // From the small one: blurred, nobody sees the difference.
  const picture = await pixelsOf(
    sharp(whole.input, { raw: whole.raw })
      .resize({ ...SIZE, fit: 'cover' })
      .blur(24)
      .modulate({ brightness: 0.8 })
      .composite([whole])
      .flatten({ background: '#ffffff' }),
  );
  for (const quality of qualities) {
    const jpeg = sharp(picture.input, { raw: picture.raw }).timeout({ seconds: secondsEach }).jpeg({ quality, mozjpeg: true });
    const bytes = await jpeg.toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new Error('A picture for link previews stays too large');
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
