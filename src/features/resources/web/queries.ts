import { queriesOf } from '~/shared/page';
import type { Flipbook, resourceCalls } from '../contract';

const query = queriesOf<typeof resourceCalls>();

/**
 * docs/product/resources.md, "Resources page". Nothing is requested while the tab is hidden (TanStack Query's default).
 * In ms.
 */
const fresh = { refetchInterval: 30_000 };

/**
 * Drops the `pages` lists, which are for other programs: this page builds its addresses from `page_picture`, and
 * hundreds of addresses for each archive would outweigh the rest of its HTML.
 */
const light = (book: Flipbook): Flipbook => ({ ...book, pages: [] });

/** The current flipbook, null when there is none. */
export const currentQuery = query(
  'GET /api/resources/flipbooks/current/',
  {},
  { ...fresh, part: { as: 'light', of: (book) => book && light(book) } },
);
/** The earlier flipbooks, the newest first. */
export const archivesQuery = query(
  'GET /api/resources/flipbooks/archives/',
  {},
  { ...fresh, part: { as: 'light', of: (books) => books.map(light) } },
);
/** All documents, the newest first. */
export const documentsQuery = query('GET /api/resources/documents/', {}, fresh);

/** The queries of the resources page. */
export const resourceQueries = [currentQuery, archivesQuery, documentsQuery] as const;
