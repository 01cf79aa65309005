import { randomBytes } from 'node:crypto';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { Files } from '~/platform/files';
import { encodeImage, ImageError } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { invalid } from '~/platform/errors/http-error';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { fillPath } from '~/shared/contract';
import type { Localized } from '~/shared/language';
import { both as personTexts } from '~/shared/person/texts/both';
import { both } from '../texts/both';

/** A portrait as its column stores it: two WebP files. `version` gives a new photo a new address. */
export interface StoredPhoto {
  version: string;
  small: string;
  large: string;
}

export type PhotoSize = 'small' | 'large';

/** Widths in pixels: an avatar in a list, and the portrait of a profile on a dense screen. */
const WIDTHS = { small: 192, large: 640 };

const kinds = {
  registration: { mimes: ['image/jpeg', 'image/png'], message: (language) => personTexts[language].photoType },
  member: { mimes: ['image/jpeg', 'image/png'], message: (language) => personTexts[language].photoType },
  staff: { mimes: ['image/jpeg', 'image/png', 'image/gif'], message: (language) => both[language].imageType },
} satisfies Record<string, { mimes: string[]; message: Localized }>;

/**
 * Re-encodes an uploaded portrait (no metadata, no more pixels than shown) and stores it. Call it inside
 * `withStoredFiles`. Throws 400 on `passport_photo` for a file that is no picture of the kinds that this form takes,
 * judged by its bytes.
 */
export async function storePhoto(
  files: Files,
  source: string | Buffer,
  kind: keyof typeof kinds,
): Promise<StoredPhoto> {
  const { mimes, message } = kinds[kind];
  const type = await sniffType(source);
  if (!type || !mimes.includes(type.mime)) throw invalid((language) => ({ passport_photo: [message(language)] }));
  const image = await encodeImage(source, { widths: Object.values(WIDTHS), formats: ['webp'] }).catch(
    (error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      throw invalid((language) => ({
        passport_photo: [error.code === 'too_large_image' ? both[language].photoPixels : message(language)],
      }));
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

export const photoRoute = '/api/photos/:id/:version/:size';

export type PhotoAddresses = ReturnType<typeof createPhotoAddresses>;

/** Creates signed addresses of portraits, for people who may see them. */
export function createPhotoAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'photos');
  return {
    address: (userId: number, photo: StoredPhoto | null, size: PhotoSize): string | null =>
      photo ? signed.address(fillPath(photoRoute, { params: { id: userId, version: photo.version, size } })) : null,
    secondsLeft: signed.secondsLeft,
    changeAt: signed.changeAt,
  };
}
