import { expect, test } from 'vitest';
import { mediaKindOf } from './media-kind';

test.each([
  ['video/mp4', '/media/a.jpg', 'video'],
  ['image/png', '/media/a.mp4', 'image'],
  ['IMAGE/AVIF', '/media/a', 'image'],
  ['application/octet-stream', '/media/a.WEBM?v=2', 'video'],
  ['', '/media/a.jpeg#t=1', 'image'],
  ['', 'https://host/media.mp4/a', 'unknown'],
  ['', '', 'unknown'],
])('%s at %s is %s', (media_type, media, kind) => expect(mediaKindOf({ media_type, media })).toBe(kind));
