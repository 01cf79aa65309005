import { queriesOf, type PageData } from '~/shared/page';
import type { Flipbook, resourceCalls } from '../contract';

const query = queriesOf<typeof resourceCalls>();

/** public-site.md section 9. Nothing is asked while the tab is hidden (TanStack Query's default). */
const fresh = { refetchInterval: 30_000 };

export const currentQuery = query('GET /api/resources/flipbooks/current/', {}, fresh);
export const archivesQuery = query('GET /api/resources/flipbooks/archives/', {}, fresh);
export const documentsQuery = query('GET /api/resources/documents/', {}, fresh);

export const resourceQueries = [currentQuery, archivesQuery, documentsQuery] as const;

/**
 * The page's data without the flipbooks' `pages`: those are for other programs. The page makes its addresses from
 * `page_picture`, and lists of hundreds for each archive would outweigh the rest of its HTML.
 */
export function withoutPageLists(data: PageData): PageData {
  if (!data.queries) return data;
  const lighter = (book: Flipbook): Flipbook => ({ ...book, pages: [] });
  const answers: Record<string, (answer: never) => unknown> = {
    [currentQuery.queryKey[0]]: (book: Flipbook | null) => book && lighter(book),
    [archivesQuery.queryKey[0]]: (books: Flipbook[]) => books.map(lighter),
  };
  const queries = data.queries.queries.map((query) => {
    const change = answers[String(query.queryKey[0])];
    return change && query.state.data !== undefined ? { ...query, state: { ...query.state, data: change(query.state.data as never) } } : query;
  });
  return { ...data, queries: { ...data.queries, queries } };
}
