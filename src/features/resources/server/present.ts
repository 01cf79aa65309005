import { mediaUrl } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { Flipbook, ManagedFlipbook, ResourceDocument } from '../contract';
import { pageWidths } from '../contract/limits';
import { pageKey, pageTemplate } from './page-keys';
import { readProblem } from './rendering/problem';
import type { DocumentRow, FinishedFlipbook, FlipbookRow } from './views';

export function presentFlipbook(book: FinishedFlipbook): Flipbook {
  const middle = pageWidths[1];
  return {
    id: book.id,
    title: book.title,
    version: book.version,
    uploaded_at: toIso(book.uploadedAt),
    page_count: book.pageCount,
    pages: Array.from({ length: book.pageCount }, (_, index) => mediaUrl(pageKey(book.folder, index + 1, middle))),
    page_picture: pageTemplate(book.folder),
    page_widths: [...pageWidths],
    page_width: book.pageWidth,
    page_height: book.pageHeight,
    pdf_url: mediaUrl(book.pdf),
  };
}

/** @param currentId the current flipbook's, if there is one. */
export function presentManaged(
  book: FlipbookRow,
  currentId: number | undefined,
  language: Language = 'en',
): ManagedFlipbook {
  return {
    id: book.id,
    title: book.title,
    version: book.version,
    uploaded_at: toIso(book.uploadedAt),
    status: book.status,
    is_current: book.id === currentId,
    page_count: book.pageCount,
    pages_done: book.pagesDone,
    failure: book.failure && readProblem(book.failure, language),
    cover: book.pagesDone > 0 ? mediaUrl(pageKey(book.folder, 1, pageWidths[0])) : null,
    pdf_url: mediaUrl(book.pdf),
  };
}

export function presentDocument(document: DocumentRow): ResourceDocument {
  return {
    id: document.id,
    file_name: document.fileName,
    category: document.category,
    uploaded_at: toIso(document.uploadedAt),
    file_url: mediaUrl(document.file),
    file_type: document.type,
    file_size: document.bytes,
  };
}
