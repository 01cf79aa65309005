import type { StoredPhoto } from '~/features/people/server/public';
import { readWhole, type Files } from '~/platform/files';
import { cutImage, drawSquares } from '~/platform/files/images';

/** Returns a portrait for a card, upright 3 : 4, as JPEG; null without a photo or when its file is missing. */
export async function portraitOf(files: Files, photo: StoredPhoto | null): Promise<Buffer | null> {
  const bytes = await readWhole(files, photo && photo.large);
  return bytes && cutImage(bytes, { width: 300, height: 400 });
}

/** Returns the committee's logo as a white square PNG for cards, given its key; null without one. */
export async function logoOf(files: Pick<Files, 'read'>, key: string | null): Promise<Buffer | null> {
  const source = await readWhole(files, key);
  if (!source) return null;
  const [square] = await drawSquares([{ source, side: 192, share: 0.9, ground: '#ffffff' }]);
  return square ?? null;
}
