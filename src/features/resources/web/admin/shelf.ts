import type { ManagedFlipbook } from '../../contract';
import { mostFileBytes } from '../../contract/limits';

/** Whether its pages are still to come. */
export const isUnderWay = ({ status }: Pick<ManagedFlipbook, 'status'>): boolean => status === 'uploaded' || status === 'rendering';

/** The flipbooks as they lie: those not (yet) to be read, the current one, the earlier ones. */
export function shelfOf(books: readonly ManagedFlipbook[]) {
  return {
    coming: books.filter(({ status }) => status !== 'finished'),
    current: books.filter(({ is_current }) => is_current),
    archives: books.filter(({ status, is_current }) => status === 'finished' && !is_current),
  };
}

/** Those that were under way at the last look and are not any more. */
export function settledSince(before: readonly ManagedFlipbook[], now: readonly ManagedFlipbook[]): ManagedFlipbook[] {
  const waited = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return now.filter((book) => waited.has(book.id) && !isUnderWay(book));
}

type FlipbookErrors = Partial<Record<'title' | 'version' | 'pdf', string>>;

/** What can be said of a flipbook before it is sent. */
export function checkFlipbook({ title, version, pdf }: { title: string; version: string; pdf: File | undefined }): FlipbookErrors {
  return {
    ...(!title.trim() && { title: 'Title is required' }),
    ...(!version.trim() && { version: 'Version is required' }),
    ...(!pdf || !looksLikePdf(pdf)
      ? { pdf: 'Please select a PDF file' }
      : pdf.size > mostFileBytes && { pdf: 'File size must be at most 100MB.' }),
  };
}

const looksLikePdf = ({ name, type }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** What can be said of documents before they are sent. */
export function checkDocuments({ category, files }: { category: string; files: readonly File[] }) {
  const large = files.filter(({ size }) => size > mostFileBytes).map(({ name }) => name);
  return {
    ...(!category && { category: 'Please choose a category.' }),
    ...(files.length === 0
      ? { file: 'Please select a file' }
      : large.length > 0 && { file: `File size must be at most 100MB: ${large.join(', ')}` }),
  };
}
