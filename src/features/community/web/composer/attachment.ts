import { attachmentExtensions, mostAttachmentBytes } from '../../contract/limits';
import * as texts from '../../texts';

/** For <input accept>. */
export const accepted = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Why a file can't be sent (docs/product/community.md, "Attachments"); undefined when it can. Its bytes are the server's to judge. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size > mostAttachmentBytes) return texts.tooLarge;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return attachmentExtensions.some((known) => known === extension) ? undefined : texts.wrongType;
}
