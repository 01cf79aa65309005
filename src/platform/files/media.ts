import { randomBytes } from 'node:crypto';
import type { Media, Picture } from '~/shared/media';
import type { Files } from './files';
import { encodeImage, type EncodedImage, type ImageVariant } from './images';
import { extensionOf } from './types';
import { videoSize } from './video';

/** A medium as a jsonb column stores it. Its addresses are never reused, so browsers may cache them for good. */
export interface StoredMedia {
  kind: 'image' | 'video';
  /** MIME type of the main file. */
  type: string;
  /** The main file: the video, or the JPEG that every browser can show. */
  key: string;
  /** In pixels, of the largest file; null when a video's header does not contain it. */
  width: number | null;
  height: number | null;
  /** Better formats of a picture, the best first. */
  sources: { type: string; variants: { key: string; width: number }[] }[];
  poster?: StoredMedia | null;
}

/** The MIME types that storeVideo accepts. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v'];

/**
 * Encodes an uploaded picture (a path or its bytes) in these widths and stores its files under `prefix`. Throws an
 * ImageError for what is not a picture. Call it inside `withStoredFiles`, which removes the files again if the rest
 * fails.
 */
export async function storeImage(
  files: Files,
  { prefix, source, widths }: { prefix: string; source: string | Buffer; widths: number[] },
): Promise<StoredMedia> {
  return storeEncoded(files, prefix, await encodeImage(source, { widths }));
}

/**
 * Stores the files of a picture that is encoded already under `prefix`, as storeImage does. Call it inside
 * `withStoredFiles`.
 */
export async function storeEncoded(files: Files, prefix: string, image: EncodedImage): Promise<StoredMedia> {
  const folder = newFolder(prefix);
  const stored = image.variants.map((variant) => ({ ...variant, ...address(folder, variant) }));
  await Promise.all(stored.map(({ key, bytes, type }) => files.put(key, { bytes }, type)));

  const fallback = stored.find((variant) => variant.format === 'jpeg')!;
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    variants: stored.filter((variant) => variant.format === format).map(({ key, width }) => ({ key, width })),
  }));
  return { kind: 'image', type: fallback.type, key: fallback.key, width: image.width, height: image.height, sources };
}

/**
 * Stores a video as it is; `mime` is what sniffType found, and has to be one of videoTypes. The optional poster is an
 * encoded picture. Call it inside `withStoredFiles`.
 */
export async function storeVideo(
  files: Files,
  { prefix, path, mime, poster }: { prefix: string; path: string; mime: string; poster?: EncodedImage },
): Promise<StoredMedia> {
  if (!videoTypes.includes(mime)) throw new Error(`Not a type of video we keep: ${mime}`);
  // M4V is Apple's name for MP4; browsers accept only the latter.
  const type = mime === 'video/x-m4v' ? 'video/mp4' : mime;
  const key = `${newFolder(prefix)}/video.${extensionOf(type)}`;
  const size = await videoSize(path);
  await files.put(key, { path }, type);
  return {
    kind: 'video',
    type,
    key,
    width: size?.width ?? null,
    height: size?.height ?? null,
    sources: [],
    poster: poster === undefined ? null : await storeEncoded(files, prefix, poster),
  };
}

/** Returns every key of a medium, for deletion. */
export function mediaKeys(stored: StoredMedia): string[] {
  const variants = stored.sources.flatMap((source) => source.variants.map((variant) => variant.key));
  return [stored.key, ...variants, ...(stored.poster ? mediaKeys(stored.poster) : [])];
}

/** Returns the address of a stored file on this site. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** Returns a medium as it is sent in answers (`mediaSchema`). */
export function presentMedia(stored: StoredMedia): Media {
  return { ...presentPicture(stored), poster: stored.poster ? presentPicture(stored.poster) : null };
}

function presentPicture({ key, type, width, height, sources }: StoredMedia): Picture {
  return {
    url: mediaUrl(key),
    type,
    width,
    height,
    sources: sources.map((source) => ({
      type: source.type,
      srcset: source.variants.map((variant) => `${mediaUrl(variant.key)} ${variant.width}w`).join(', '),
    })),
  };
}

// Random, not a hash of the content: two ads with the same picture must not share files, or deleting one would break
// both.
function newFolder(prefix: string): string {
  return `${prefix}/${randomBytes(16).toString('hex')}`;
}

function address(folder: string, { format, width }: ImageVariant) {
  const type = `image/${format}`;
  return { type, key: `${folder}/${width}.${extensionOf(type)}` };
}
