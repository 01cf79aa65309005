import { previewImage } from '~/platform/files/images';

/** What link previews show (docs/product/events.md, "Preview picture"). */
const size = { width: 1200, height: 630 };
const maxBytes = 300 * 1024;

/**
 * Returns a poster's picture for link previews, a JPEG of 1200 × 630 under 300 KB: the whole poster before a blurred
 * enlargement of itself, since posters are upright and previews are wide. Takes a picture that decodes.
 */
export const socialPicture = (source: string | Buffer): Promise<Buffer> => previewImage(source, size, maxBytes);
