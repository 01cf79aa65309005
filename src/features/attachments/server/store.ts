import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Files } from '~/platform/files';
import { ImageError, stripImage } from '~/platform/files/images';
import { shownName, withExtension } from '~/platform/files/names';
import type { UploadedFile } from '~/shared/contract';
import type { Charset } from '~/platform/files/decode-text';
import { refuse } from './refusals';
import { withoutNotes } from './gif';
import { attachmentType } from './type';

/** A post's attachment as the database column stores it. It never changes: an edit does not replace the file. */
export interface StoredAttachment {
  /** The key of its bytes in Files. */
  key: string;
  /** The sender's name for it, with the extension that belongs to its bytes. */
  name: string;
  /** The MIME type, found from the bytes. */
  type: string;
  bytes: number;
  /** The encoding of a text that is not UTF-8. */
  charset?: Charset | undefined;
}

/**
 * Stores a post's file. Throws 400 on `attachment` for a file whose bytes are not of an accepted type. Call it inside
 * `withStoredFiles`.
 */
export async function storeAttachment(files: Files, file: UploadedFile): Promise<StoredAttachment> {
  const found = await attachmentType(file.path, file.filename);
  if ('refused' in found) {
    throw refuse.invalid((t) => ({
      attachment: [{ type: t.wrongType, active: t.activeSvg, largeSvg: t.largeSvg }[found.refused]],
    }));
  }
  const { extension, mime, charset } = found;
  const name = withExtension(shownName(file.filename, 'attachment'), extension);
  const key = `community/${randomBytes(16).toString('hex')}/file.${extension}`;
  const cleaned = await withoutMetadata(file.path, extension);
  await files.put(key, cleaned ? { bytes: cleaned } : { path: file.path }, mime);
  return { key, name, type: mime, bytes: cleaned?.length ?? file.bytes, charset };
}

/** Returns whether a file's key contains the sender's name for it, as the keys of earlier versions do. */
export const isNamedBySender = ({ key }: Pick<StoredAttachment, 'key'>): boolean =>
  !/^community\/[0-9a-f]{32}\/file\.\w+$/.test(key);

/**
 * Returns a photo without its metadata (place, camera), turned upright, or a GIF without its comments; null for a file
 * that stays as it is. Throws 400 for a picture that does not decode.
 */
async function withoutMetadata(path: string, extension: string): Promise<Buffer | null> {
  if (!['jpg', 'png', 'webp', 'gif'].includes(extension)) return null;
  const clean = await stripImage(path).catch((error: unknown) => {
    throw error instanceof ImageError ? refuse.invalid((t) => ({ attachment: [t.brokenPicture] })) : error;
  });
  return extension === 'gif' ? withoutNotes(await readFile(path)) : clean;
}
