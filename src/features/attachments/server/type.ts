import { readFile, stat } from 'node:fs/promises';
import { isText, sniffType } from '~/platform/files/sniff';
import type { Charset } from '~/platform/files/decode-text';
import { attachmentExtensions } from '~/shared/board/attachments';
import { charsetOf } from './charset';
import { holdsActiveContent, isSvg, mostSvgBytes } from './svg';

/** The type of a file, or why it is refused; `charset` for a text that is not UTF-8. */
export type Found =
  | { extension: string; mime: string; charset?: Charset }
  | { refused: 'type' | 'active' | 'largeSvg' };

const byType: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/webp': 'webp',
};
const oldWord = { extension: 'doc', mime: 'application/msword' };
const plainText = { extension: 'txt', mime: 'text/plain' };

/**
 * Returns the type of an attachment by its bytes; its name needs only an extension of docs/product/attachments.md. A
 * text is served as a text, whatever its content; a drawing (SVG) must hold no active content.
 */
export async function attachmentType(path: string, filename: string): Promise<Found> {
  const named = /\.(\w+)$/.exec(filename.toLowerCase())?.[1] ?? '';
  if (!attachmentExtensions.some((extension) => extension === named)) return { refused: 'type' };
  const sniffed = await sniffType(path);
  // Two letters make a text look like a bitmap or a sound. RTF is plain text itself, with a signature of five.
  const text = sniffed?.mime !== 'application/rtf' && (await isText(path));
  if (text) return asText(path, named);
  const charset = named === 'txt' && (await charsetOf(path, sniffed !== null && sniffed.mime !== 'image/bmp'));
  if (charset) return { ...plainText, charset };
  const extension = sniffed && byType[sniffed.mime];
  if (extension) return { extension, mime: sniffed.mime };
  // Word up to 2003 shares its container format with other programs; only the name distinguishes them.
  if (sniffed?.mime === 'application/x-cfb' && named === 'doc') return oldWord;
  return { refused: 'type' };
}

async function asText(path: string, named: string): Promise<Found> {
  if (named === 'svg' && (await stat(path)).size > mostSvgBytes) return { refused: 'largeSvg' };
  const content = await readFile(path, 'utf8');
  if (content.startsWith('%PDF-')) return { extension: 'pdf', mime: 'application/pdf' };
  if (named !== 'svg') return plainText;
  if (!isSvg(content)) return { refused: 'type' };
  return holdsActiveContent(content) ? { refused: 'active' } : { extension: 'svg', mime: 'image/svg+xml' };
}
