import type { Files } from '~/platform/files';
import { ImageError } from '~/platform/files/images';
import { storeImage, storeVideo, videoTypes, type StoredMedia } from '~/platform/files/media';
import { sniffType } from '~/platform/files/sniff';
import type { UploadedFile } from '~/shared/contract';
import { fillText } from '~/shared/fill-text';
import { tierOffers, type Tier } from '../contract/tiers';
import { refuse } from './refusals';

/** Widths of an ad's picture: a phone, a phone with a dense screen or a tablet, the office's PC. */
export const adWidths = [480, 800, 1280];

/**
 * Returns the kind of a file, by its bytes. Throws 400 on `media` when it is no medium, or the tier may not show it.
 */
export async function acceptMedia(file: UploadedFile, tier: Tier): Promise<'image' | { video: string }> {
  const type = await sniffType(file.path);
  if (type && videoTypes.includes(type.mime)) {
    refuseVideo(tier);
    return { video: type.mime };
  }
  if (type?.mime.startsWith('image/')) return 'image';
  throw refuse.invalid((t) => ({ media: [fillText(t.notMedia, { name: file.filename })] }));
}

/** Throws 400 on `media`, or the field that chose the tier, when that takes no video. */
export function refuseVideo(tier: Tier, field: 'media' | 'tier' = 'media'): void {
  if (!tierOffers[tier].video) throw refuse.invalid((t) => ({ [field]: [t.noVideo[tier]] }));
}

/** Stores an ad's medium. Call it inside `withStoredFiles`; throws 400 on `media` for what can't be decoded. */
export async function storeAdMedia(files: Files, file: UploadedFile, tier: Tier, prefix = 'ads'): Promise<StoredMedia> {
  const kind = await acceptMedia(file, tier);
  if (kind !== 'image') return storeVideo(files, { prefix, path: file.path, mime: kind.video });
  return storeImage(files, { prefix, source: file.path, widths: adWidths }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    const { code } = error;
    throw refuse.invalid((t) => ({
      media: [fillText(code === 'too_large_image' ? t.tooManyPixels : t.notReadable, { name: file.filename })],
    }));
  });
}
