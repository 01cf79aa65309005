import { buffer } from 'node:stream/consumers';
import type { StoredPhoto } from '~/features/accounts/server/public';
import type { Files } from '~/platform/files';
import { loadSharp } from '~/platform/files/sharp';

/** A portrait for a card, upright 3 : 4, as JPEG; null when there is none, or its file is gone. */
export async function portraitOf(files: Files, photo: StoredPhoto | null): Promise<Buffer | null> {
  const file = photo && (await files.read(photo.large));
  if (!file) return null;
  const sharp = await loadSharp();
  const bytes = await buffer(file.stream);
  return sharp(bytes).resize({ width: 300, height: 400, fit: 'cover', position: 'top' }).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
}
