import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Files } from '~/platform/files';
import { ImageError, stripImage } from '~/platform/files/images';
import { shownName, withExtension } from '~/platform/files/names';
import { invalid } from '~/platform/errors/http-error';
import type { UploadedFile } from '~/shared/contract';
import * as texts from '../../texts';
import type { Charset } from './charset';
import { withoutNotes } from './gif';
import { attachmentType } from './type';

/** A file beside a post, as its column keeps it. It never changes: a post has the file it was posted with. */
export interface StoredAttachment {
  /** Where its bytes are (Files). */
  key: string;
  /** As its sender called it, with the extension its bytes ask for. */
  name: string;
  /** MIME type, from the bytes. */
  type: string;
  bytes: number;
  /** Of a text that is no UTF-8. */
  charset?: Charset | undefined;
}

const refusals = { type: texts.wrongType, active: texts.activeSvg, largeSvg: texts.largeSvg };

/** Stores a post's file. 400 on `attachment` for what is not taken, by its bytes. Call it inside `storing`. */
export async function storeAttachment(files: Files, file: UploadedFile): Promise<StoredAttachment> {
  const found = await attachmentType(file.path, file.filename);
  if ('refused' in found) throw invalid({ attachment: [refusals[found.refused]] });
  const { extension, mime, charset } = found;
  const name = withExtension(shownName(file.filename, 'attachment'), extension);
  const key = `community/${randomBytes(16).toString('hex')}/file.${extension}`;
  const cleaned = await withoutMetadata(file.path, extension);
  await files.put(key, cleaned ? { bytes: cleaned } : { path: file.path }, mime);
  return { key, name, type: mime, bytes: cleaned?.length ?? file.bytes, charset };
}

/**
 * A photo without what its camera wrote into it (where it was taken, with what), turned upright, and a GIF without its
 * comments; null for what can stay
 * as it is. A picture that does not decode is refused.
 */
async function withoutMetadata(path: string, extension: string): Promise<Buffer | null> {
  if (!['jpg', 'png', 'webp', 'gif'].includes(extension)) return null;
  const clean = await stripImage(path).catch((error: unknown) => {
    throw error instanceof ImageError ? invalid({ attachment: [texts.brokenPicture] }) : error;
  });
  return extension === 'gif' ? withoutNotes(await readFile(path)) : clean;
}
