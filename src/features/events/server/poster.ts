import type { Files } from '~/platform/files';
import { encodeImage, ImageError, type EncodedImage } from '~/platform/files/images';
import { storeEncoded, type StoredMedia } from '~/platform/files/media';
import { invalid } from '~/platform/errors/http-error';
import { socialPicture } from './social-picture';
import * as texts from '../texts';

const posterWidths = [480, 800, 1280];

/** A poster in every form it is shown in, and its picture for link previews, a JPEG. */
interface EncodedPoster {
  image: EncodedImage;
  social: Buffer;
}

/** Stores a poster and its picture for link previews. Call it inside `storing`; 400 on `image` for what is no picture. */
export async function storePoster(files: Files, source: string): Promise<{ image: StoredMedia; social: string }> {
  const encoded = await encodePoster(source).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    const message = error.code === 'too_large_image' ? texts.tooManyPixels : texts.notAPicture;
    throw invalid({ image: [message] });
  });
  return storeEncodedPoster(files, encoded);
}

/** Encodes the poster in a file; throws an ImageError for what is no picture. */
export async function encodePoster(source: string): Promise<EncodedPoster> {
  return { image: await encodeImage(source, { widths: posterWidths }), social: await socialPicture(source) };
}

/** Stores a poster that is encoded already. Call it inside `storing`. */
export async function storeEncodedPoster(
  files: Files,
  poster: EncodedPoster,
): Promise<{ image: StoredMedia; social: string }> {
  const image = await storeEncoded(files, 'events', poster.image);
  const social = image.key.replace(/[^/]+$/, 'social.jpg');
  await files.put(social, { bytes: poster.social }, 'image/jpeg');
  return { image, social };
}
