import type { Flipbook } from '../../contract';

/** Returns the address of a page's picture in one of the book's widths. */
export const pageAddress = (book: Flipbook, page: number, width: number) =>
  book.page_picture.replace('{page}', String(page)).replace('{width}', String(width));

/** Returns all widths of a page's picture, for the browser to choose from. */
export const pageSrcSet = (book: Flipbook, page: number) =>
  book.page_widths.map((width) => `${pageAddress(book, page, width)} ${width}w`).join(', ');

/** Returns the name of an edition in a sentence. */
export const bookName = ({ title, version }: Flipbook) => `${title}, ${version}`;
