import { randomBytes } from 'node:crypto';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { Files } from '~/platform/files';
import { encodeImage, ImageError } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { invalid } from '~/platform/errors/http-error';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import * as texts from '../texts';

/** A portrait as its column keeps it: two WebP files. `version` is in the address, so a new photo has a new one. */
export interface StoredPhoto {
  version: string;
  small: string;
  large: string;
}

export type PhotoSize = 'small' | 'large';

/** Pixels across: a list's avatar and a profile's portrait on a dense screen. */
const WIDTHS = { small: 192, large: 640 };

const kinds = {
  registration: { mimes: ['image/jpeg', 'image/png'], message: texts.photoType },
  member: { mimes: ['image/jpeg', 'image/png'], message: texts.photoType },
  staff: { mimes: ['image/jpeg', 'image/png', 'image/gif'], message: texts.imageType },
};

/**
 * Re-encodes an uploaded portrait (no metadata, no more pixels than shown) and stores it. 400 on `passport_photo` for
 * anything that isn't a picture of the kinds this form takes, judged by its bytes. Call it inside `storing`.
 */
export async function storePhoto(
  files: Files,
  source: string | Buffer,
  kind: keyof typeof kinds,
): Promise<StoredPhoto> {
  const { mimes, message } = kinds[kind];
  const type = await sniffType(source);
  if (!type || !mimes.includes(type.mime)) throw invalid({ passport_photo: [message] });
  const image = await encodeImage(source, { widths: Object.values(WIDTHS), formats: ['webp'] }).catch(
    (error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      throw invalid({ passport_photo: [error.code === 'too_large_image' ? texts.photoPixels : message] });
    },
  );
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

/** Signed addresses of portraits, for whoever may see them. */
export function createPhotoAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'photos');
  return {
    /** null when there is no photo. */
    address: (userId: number, photo: StoredPhoto | null, size: PhotoSize): string | null =>
      photo ? signed.address(`/api/photos/${userId}/${photo.version}/${size}`) : null,
    secondsLeft: signed.secondsLeft,
    changeAt: signed.changeAt,
  };
}
