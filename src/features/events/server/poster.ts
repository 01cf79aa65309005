import sharp from 'sharp';
import type { Files } from '~/platform/files';
import { ImageError } from '~/platform/files/images';
import { storeImage, type StoredMedia } from '~/platform/files/media';
import { invalid } from '~/platform/http/refusal';

const posterWidths = [480, 800, 1280];
/** What link previews show, WhatsApp's among them; under 300 KB (issue 4). */
const SOCIAL = { width: 1200, height: 630 };

/** Stores a poster and its picture for link previews. Call it inside `storing`; 400 on `image` for what is no picture. */
export async function storePoster(files: Files, source: string): Promise<{ image: StoredMedia; social: string }> {
  const image = await storeImage(files, { prefix: 'events', source, widths: posterWidths }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    const message = error.code === 'too_large_image' ? 'The image has too many pixels.' : 'Please select a valid image file';
    throw invalid({ image: [message] });
  });
  const social = image.key.replace(/[^/]+$/, 'social.jpg');
  await files.put(social, { bytes: await socialPicture(source) }, 'image/jpeg');
  return { image, social };
}

/** The whole poster before a blurred enlargement of itself: posters are upright, previews are wide. */
async function socialPicture(source: string): Promise<Buffer> {
  const upright = () => sharp(source, { failOn: 'error', pages: 1 }).rotate();
  const whole = await upright().resize({ ...SOCIAL, fit: 'inside' }).png().toBuffer();
  return upright()
    .resize({ ...SOCIAL, fit: 'cover' })
    .blur(24)
    .modulate({ brightness: 0.8 })
    .composite([{ input: whole }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
