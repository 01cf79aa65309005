import { buffer } from 'node:stream/consumers';
import type { StoredPhoto } from '~/features/people/server/public';
import type { Files } from '~/platform/files';
import { cutImage, drawSquares } from '~/platform/files/images';

/** Returns a portrait for a card, upright 3 : 4, as JPEG; null without a photo or when its file is missing. */
export async function portraitOf(files: Files, photo: StoredPhoto | null): Promise<Buffer | null> {
  const file = photo && (await files.read(photo.large));
  if (!file) return null;
  return cutImage(await buffer(file.stream), { width: 300, height: 400 });
}

/** Returns the committee's logo as a white square PNG for cards, given its key; null without one. */
export async function logoOf(files: Pick<Files, 'read'>, key: string | null): Promise<Buffer | null> {
  const file = key === null ? null : await files.read(key);
  if (!file) return null;
  const [square] = await drawSquares([{ source: await buffer(file.stream), side: 192, share: 0.9, ground: '#ffffff' }]);
  return square ?? null;
}
