import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '~/platform/clock';
import { keyFor, type Config } from '~/platform/config';
import type { Files } from '~/platform/files';
import { encodeImage, ImageError } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { invalid } from '~/platform/http/refusal';
import { texts } from '../contract';

/** A portrait as its column keeps it: two WebP files. `version` is in the address, so a new photo has a new one. */
export interface StoredPhoto {
  version: string;
  small: string;
  large: string;
}

export type PhotoSize = 'small' | 'large';

/** Pixels across: a list's avatar and a profile's portrait on a dense screen. */
const WIDTHS = { small: 192, large: 640 };

/** Who may see a photo gets an address that stops working at the latest after this; at the earliest after half of it. */
const LIFE_MS = 15 * 60_000;
const WINDOW_MS = LIFE_MS / 2;

const kinds = {
  registration: { mimes: ['image/jpeg', 'image/png'], message: texts.photoType },
  member: { mimes: ['image/jpeg', 'image/png'], message: texts.photoType },
  staff: { mimes: ['image/jpeg', 'image/png', 'image/gif'], message: texts.imageType },
};

/**
 * Re-encodes an uploaded portrait (no metadata, no more pixels than shown) and stores it. 400 on `passport_photo` for
 * what is no picture of the kinds this form takes, decided by its bytes. Call it inside `storing`.
 */
export async function storePhoto(files: Files, source: string | Buffer, kind: keyof typeof kinds): Promise<StoredPhoto> {
  const { mimes, message } = kinds[kind];
  const type = await sniffType(source);
  if (!type || !mimes.includes(type.mime)) throw invalid({ passport_photo: [message] });
  const image = await encodeImage(source, { widths: Object.values(WIDTHS), formats: ['webp'] }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    throw invalid({ passport_photo: [error.code === 'too_large_image' ? texts.photoPixels : message] });
  });
  const version = randomBytes(6).toString('hex');
  const folder = `photos/${randomBytes(16).toString('hex')}`;
  const webp = image.variants.filter((variant) => variant.format === 'webp');
  const large = webp[0]!;
  const small = webp.at(-1)!;
  const photo = { version, large: `${folder}/large.webp`, small: `${folder}/small.webp` };
  await Promise.all([
    files.put(photo.large, { bytes: large.bytes }, 'image/webp'),
    files.put(photo.small, { bytes: small.bytes }, 'image/webp'),
  ]);
  return photo;
}

export const photoKeys = (photo: StoredPhoto | null | undefined) => (photo ? [photo.small, photo.large] : []);

export type PhotoAddresses = ReturnType<typeof createPhotoAddresses>;

/**
 * Signed addresses of portraits. They are the same for everyone within a window of 7½ minutes, so that browsers can
 * keep what they got, and end after at most 15.
 */
export function createPhotoAddresses(config: Pick<Config, 'secretKey'>, clock: Clock) {
  const key = keyFor(config, 'photos');
  const sign = (path: string, expires: number) =>
    createHmac('sha256', key).update(`${path}\0${expires}`).digest().subarray(0, 12).toString('base64url');

  return {
    /** null when there is no photo. */
    address(userId: number, photo: StoredPhoto | null, size: PhotoSize): string | null {
      if (!photo) return null;
      const path = `/api/photos/${userId}/${photo.version}/${size}`;
      const expires = (Math.floor(clock.now().getTime() / WINDOW_MS) * WINDOW_MS + LIFE_MS) / 1000;
      return `${path}?expires=${expires}&signature=${sign(path, expires)}`;
    },
    /** Seconds the address is still good for; null when it is over or was not signed by us. */
    secondsLeft(path: string, expires: number, signature: string): number | null {
      // As texts: many texts decode to the same bytes.
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(path, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const left = expires - clock.now().getTime() / 1000;
      return left > 0 ? Math.floor(left) : null;
    },
  };
}
