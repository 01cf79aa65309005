import { queriesOf } from '~/shared/page';
import type { Flipbook, resourceCalls } from '../contract';

const query = queriesOf<typeof resourceCalls>();

/** docs/product/resources.md, "Resources page". Nothing is asked while the tab is hidden (TanStack Query's default). */
const fresh = { refetchInterval: 30_000 };

/**
 * The lists of `pages` are for other programs: the page makes its addresses from `page_picture`, and hundreds for each
 * archive would outweigh the rest of its HTML.
 */
const light = (book: Flipbook): Flipbook => ({ ...book, pages: [] });

export const currentQuery = query(
  'GET /api/resources/flipbooks/current/',
  {},
  { ...fresh, part: { as: 'light', of: (book) => book && light(book) } },
);
export const archivesQuery = query(
  'GET /api/resources/flipbooks/archives/',
  {},
  { ...fresh, part: { as: 'light', of: (books) => books.map(light) } },
);
export const documentsQuery = query('GET /api/resources/documents/', {}, fresh);

export const resourceQueries = [currentQuery, archivesQuery, documentsQuery] as const;
