import { readFile, stat } from 'node:fs/promises';
import { isText, sniffType } from '~/platform/files/sniff';
import { attachmentExtensions } from '../../contract/limits';
import { charsetOf, type Charset } from './charset';
import { holdsActiveContent, isSvg, mostSvgBytes } from './svg';

/** What a file is: `charset` for a text that is no UTF-8. */
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
 * What an attachment is, by its bytes; its name has to end as docs/product/community.md allows, but says nothing more. A text is a text,
 * whatever is written in it, and is served as one; a drawing (SVG) must hold nothing that runs.
 */
export async function attachmentType(path: string, filename: string): Promise<Found> {
  const named = /\.(\w+)$/.exec(filename.toLowerCase())?.[1] ?? '';
  if (!attachmentExtensions.some((extension) => extension === named)) return { refused: 'type' };
  const sniffed = await sniffType(path);
  // Two letters are enough to be taken for a bitmap or a sound, and five for RTF's plain text.
  const text = sniffed?.mime !== 'application/rtf' && (await isText(path));
  if (text) return asText(path, named);
  const charset = named === 'txt' && (await charsetOf(path, sniffed !== null && sniffed.mime !== 'image/bmp'));
  if (charset) return { ...plainText, charset };
  const extension = sniffed && byType[sniffed.mime];
  if (extension) return { extension, mime: sniffed.mime };
  // Word up to 2003 shares its container with others; only the name tells them apart.
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
