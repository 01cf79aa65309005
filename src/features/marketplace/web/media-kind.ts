type MediaKind = 'video' | 'image' | 'unknown';

const byExtension: Record<string, MediaKind> = {
  mp4: 'video',
  m4v: 'video',
  webm: 'video',
  ogv: 'video',
  mov: 'video',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  avif: 'image',
};

/** Returns whether an ad's medium is an image or a video: by its MIME type, else by its file extension. */
export function mediaKindOf({ media_type, media }: { media_type: string; media: string }): MediaKind {
  const type = media_type.trim().toLowerCase();
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('image/')) return 'image';
  const path = media.split(/[?#]/, 1)[0] ?? '';
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return byExtension[extension] ?? 'unknown';
}
