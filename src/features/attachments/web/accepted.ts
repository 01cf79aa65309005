import { attachmentExtensions, mostAttachmentBytes } from '~/shared/board/attachments';
import * as texts from '../texts';
import * as boardTexts from '~/shared/board/texts';

/** The extensions for `<input accept>`. */
export const accepted = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/**
 * Returns why a file can't be sent (docs/product/attachments.md, "Attachments"), undefined when it can. Only the server
 * checks its bytes.
 */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size > mostAttachmentBytes) return boardTexts.tooLarge;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return attachmentExtensions.some((known) => known === extension) ? undefined : texts.wrongType;
}
