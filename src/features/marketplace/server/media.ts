import type { Files } from '~/platform/files';
import { ImageError } from '~/platform/files/images';
import { storeImage, storeVideo, videoTypes, type StoredMedia } from '~/platform/files/media';
import { sniffType } from '~/platform/files/sniff';
import { invalid } from '~/platform/errors/http-error';
import type { UploadedFile } from '~/shared/contract';
import { fillText } from '~/shared/fill-text';
import * as texts from '../texts';
import { tierOffers, type Tier } from '../contract/tiers';

/** Widths of an ad's picture: a phone, a phone with a dense screen or a tablet, the office's PC. */
export const adWidths = [480, 800, 1280];

/** What kind a file is, by its bytes, and whether the tier may show it. 400 on `media`. */
export async function acceptMedia(file: UploadedFile, tier: Tier): Promise<'image' | { video: string }> {
  const type = await sniffType(file.path);
  if (type && videoTypes.includes(type.mime)) {
    refuseVideo(tier);
    return { video: type.mime };
  }
  if (type?.mime.startsWith('image/')) return 'image';
  throw invalid({ media: [fillText(texts.notMedia, { name: file.filename })] });
}

/** 400 on `media` when the tier takes no video. */
export function refuseVideo(tier: Tier): void {
  if (!tierOffers[tier].video) throw invalid({ media: [texts.noVideo[tier]] });
}

/** Stores an ad's medium. Call it inside `storing`; 400 on `media` for what can't be decoded. */
export async function storeAdMedia(files: Files, file: UploadedFile, tier: Tier): Promise<StoredMedia> {
  const kind = await acceptMedia(file, tier);
  if (kind !== 'image') return storeVideo(files, { prefix: 'ads', path: file.path, mime: kind.video });
  return storeImage(files, { prefix: 'ads', source: file.path, widths: adWidths }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    const what = error.code === 'too_large_image' ? texts.tooManyPixels : texts.notReadable;
    throw invalid({ media: [fillText(what, { name: file.filename })] });
  });
}
