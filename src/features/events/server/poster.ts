import type { Files } from '~/platform/files';
import { ImageError } from '~/platform/files/images';
import { storeImage, type StoredMedia } from '~/platform/files/media';
import { invalid } from '~/platform/errors/http-error';
import { socialPicture } from './social-picture';

const posterWidths = [480, 800, 1280];

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
