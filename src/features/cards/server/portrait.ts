import { buffer } from 'node:stream/consumers';
import type { StoredPhoto } from '~/features/accounts/server/public';
import type { Files } from '~/platform/files';
import { cutImage } from '~/platform/files/images';

/** A portrait for a card, upright 3 : 4, as JPEG; null when there is none, or its file is gone. */
export async function portraitOf(files: Files, photo: StoredPhoto | null): Promise<Buffer | null> {
  const file = photo && (await files.read(photo.large));
  if (!file) return null;
  return cutImage(await buffer(file.stream), { width: 300, height: 400 });
}
