import type { Files } from '~/platform/files';
import { encodeImage, ImageError, type EncodedImage } from '~/platform/files/images';
import { storeEncoded, type StoredMedia } from '~/platform/files/media';
import { refuse } from './refusals';
import { socialPicture } from './social-picture';

const posterWidths = [480, 800, 1280];

/** A poster in every form in which it is shown, and its picture for link previews, a JPEG. */
interface EncodedPoster {
  image: EncodedImage;
  social: Buffer;
}

/**
 * Stores a poster and its picture for link previews. Call it inside `withStoredFiles`; throws 400 on `image` for what
 * is no picture.
 */
export async function storePoster(files: Files, source: string): Promise<{ image: StoredMedia; social: string }> {
  const encoded = await encodePoster(source).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    const { code } = error;
    throw refuse.invalid((t) => ({ image: [code === 'too_large_image' ? t.tooManyPixels : t.notAPicture] }));
  });
  return storeEncodedPoster(files, encoded);
}

/** Encodes the poster in a file; throws an ImageError for what is no picture. */
export async function encodePoster(source: string): Promise<EncodedPoster> {
  return { image: await encodeImage(source, { widths: posterWidths }), social: await socialPicture(source) };
}

/** Stores a poster that is encoded already. Call it inside `withStoredFiles`. */
export async function storeEncodedPoster(
  files: Files,
  poster: EncodedPoster,
): Promise<{ image: StoredMedia; social: string }> {
  const image = await storeEncoded(files, 'events', poster.image);
  const social = image.key.replace(/[^/]+$/, 'social.jpg');
  await files.put(social, { bytes: poster.social }, 'image/jpeg');
  return { image, social };
}
