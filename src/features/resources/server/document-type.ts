import { hasImageHead } from '~/platform/files/images';
import { isText, sniffType } from '~/platform/files/sniff';
import { typeOfKey } from '~/platform/files/types';

/** What a document is: the extension it is stored under, and the type it is served as. */
export interface DocumentType {
  extension: string;
  mime: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const byType: Record<string, string> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};
/** Word, Excel and PowerPoint up to 2003 share one container; only the name distinguishes them. */
const oldOffice = ['doc', 'xls', 'ppt'];

/**
 * Returns what an uploaded document is, by its bytes (docs/product/resources.md, "Document types"); null when it is
 * none of these. The name decides only between types that have the same bytes and are served alike.
 */
export async function documentTypeOf(path: string, filename: string): Promise<DocumentType | null> {
  const named = /\.(\w+)$/.exec(filename.toLowerCase())?.[1] ?? '';
  const sniffed = await sniffType(path);
  const extension = sniffed && byType[sniffed.mime];
  if (extension) return !sniffed.mime.startsWith('image/') || (await hasImageHead(path)) ? typed(extension) : null;
  if (sniffed?.mime === 'application/x-cfb') return oldOffice.includes(named) ? typed(named) : null;
  // Two letters are enough to be taken for a bitmap or a sound, so anything but a container may yet be a text.
  if (sniffed?.mime.startsWith('application/') || !(await isText(path))) return null;
  return typed(named === 'csv' ? 'csv' : 'txt');
}

/** A CSV is called one; it is served as the plain text that it is. */
const typed = (extension: string): DocumentType => ({
  extension,
  mime: extension === 'csv' ? 'text/csv' : typeOfKey(`x.${extension}`).mime.split(';')[0]!,
});
