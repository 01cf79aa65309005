import { buffer } from 'node:stream/consumers';
import type { StoredPhoto } from '~/features/people/server/public';
import type { Files } from '~/platform/files';
import { cutImage } from '~/platform/files/images';

/** Returns a portrait for a card, upright 3 : 4, as JPEG; null without a photo or when its file is missing. */
export async function portraitOf(files: Files, photo: StoredPhoto | null): Promise<Buffer | null> {
  const file = photo && (await files.read(photo.large));
  if (!file) return null;
  return cutImage(await buffer(file.stream), { width: 300, height: 400 });
}
