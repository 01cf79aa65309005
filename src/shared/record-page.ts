import type { PagePath } from './addresses';
import {
  answerIn,
  browserQueryClient,
  loadQueries,
  pageHead,
  type HeadTag,
  type LoadArgs,
  type LoadedPage,
  type PageData,
  type PageQuery,
} from './page';

/** The parts of a public page of one record, `/news/7`. */
export interface RecordParams {
  params: { id: string };
}

/** Returns the id in a page's address; null for what can be none. */
export function idOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/** Returns whether a failure means that there is no such record, or none that the reader may see. */
export const isMissing = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404;

/** Decides on a retry, for the query of one record: what is not there is not fetched again. */
export const retryUnlessMissing = (failures: number, error: Error): boolean => failures < 1 && !isMissing(error);

/** Returns the `load` of such a page: a record that is not there, or no longer, is a 404. */
export const loadsRecord =
  (queryOf: (id: number) => PageQuery) =>
  async (args: LoadArgs<RecordParams['params']>): Promise<LoadedPage> => {
    const id = idOf(args.params.id);
    const { answers, failures } = await loadQueries(args, ...(id === null ? [] : [queryOf(id)]));
    return { answers, ...((id === null || failures.some(isMissing)) && { status: 404 }) };
  };

/** Returns the record that the page was rendered from; in the browser it is in the query client instead. */
export function recordIn<T>(
  page: PageData,
  { params }: RecordParams,
  queryOf: (id: number) => PageQuery,
): T | undefined {
  const id = idOf(params.id);
  if (id === null) return undefined;
  if (typeof document !== 'undefined') return browserQueryClient().getQueryData<T>(queryOf(id).queryKey);
  return answerIn<T>(page, queryOf(id));
}

/** Returns the head of the page of an article, with its moments in ISO 8601. */
export const articleHead = (
  page: PageData,
  article: { title: string; description: string; path: PagePath; published: string; modified: string },
): HeadTag[] => [
  ...pageHead(page, { ...article, title: `${article.title} | ${page.names.committee}`, type: 'article' }),
  { property: 'article:published_time', content: article.published },
  { property: 'article:modified_time', content: article.modified },
];
