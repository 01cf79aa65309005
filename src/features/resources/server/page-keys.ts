import { randomBytes } from 'node:crypto';
import { mediaUrl } from '~/platform/files/media';
import { pageWidths } from '../contract/limits';

/** Returns a place for the files of one upload that no visitor can guess and that is never used again. */
export const newFolder = (prefix: 'flipbooks' | 'documents') => `${prefix}/${randomBytes(16).toString('hex')}`;

/**
 * Returns the key of a page's picture. The same page is always at the same key, so a page that is rendered again takes
 * its place.
 */
export const pageKey = (folder: string, page: number | string, width: number | string) =>
  `${folder}/${page}-${width}.webp`;

/** Returns the keys of all pictures of the first `count` pages. */
export const pageKeys = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => pageWidths.map((width) => pageKey(folder, index + 1, width))).flat();

/** Returns the address of any page in any width, as a template. */
export const pageTemplate = (folder: string) => mediaUrl(pageKey(folder, '{page}', '{width}'));
