import { QueryClient, queryOptions } from '@tanstack/react-query';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { languages, localeOf, pathIn, type Language } from './language';
import { language } from './texts';

/** What a page's `load` has on the server. `read` makes a public call in process and notes what the page depends on. */
export interface PageContext {
  read(address: string, input: object): Promise<unknown>;
  /** PUBLIC_URL, without a slash at the end. */
  origin: string;
  /** The nonce of our inline scripts while this page is rendered (router/script-mark.ts). */
  mark: string;
}

/** What a page has on the server that is made anew for each visitor (`livePages` of its feature). */
export interface LivePageContext extends PageContext {
  /** Makes a public call that is kept by nobody, for this visitor; rejects with an error that has the answer's `status`. */
  ask(address: string, input: object): Promise<unknown>;
}

/** What a page is shown with: the answers of its queries, and the origin for its absolute addresses. */
export interface PageData {
  origin: string;
  answers: readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];
}

/** What a page's `load` gives, and whatever else its component needs; on the server also how the page is sent, if not as 200. */
export interface LoadedPage {
  answers?: PageData['answers'];
  status?: number;
  headers?: Record<string, string>;
  [more: string]: unknown;
}

/** What a page's `load` gets: the open parts of its address, and on the server the ways to read. */
export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  context?: PageContext;
}

/** Thrown by a page's `load`: the page is elsewhere, at this path of the site. */
export class Redirect extends Error {
  constructor(readonly to: string) {
    super(`leads to ${to}`);
  }
}

/** What a page says of itself in the document's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { 'script:ld+json': object };

interface QueryOptions<Answer, Kept> {
  anonymous?: boolean;
  refetchInterval?: number;
  staleTime?: number;
  /** The part of the answer that the query keeps and the page contains; `as` tells it from the whole answer. */
  part?: { as: string; of: (answer: Answer) => Kept };
}

/**
 * How a feature's pages turn its calls into queries, the same on the server (in process) and in the browser (over HTTP),
 * typed by the feature's table without loading it:
 *
 *     const query = queriesOf<typeof marketplaceCalls>();
 *     const categories = query('GET /api/marketplace/categories/', {});
 */
export function queriesOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>, Kept = CallAnswer<CallAt<T, A>>>(
    address: A,
    input: CallInput<CallAt<T, A>>,
    { anonymous, part, ...options }: QueryOptions<CallAnswer<CallAt<T, A>>, Kept> = {},
  ) => ({
    ...queryOptions({
      queryKey: (part ? [address, input, part.as] : [address, input]) as readonly [A, CallInput<CallAt<T, A>>, string?],
      queryFn: async ({ signal }) => keep<Kept>(await makeCall(address, input, { anonymous, signal }), part),
      ...options,
    }),
    part,
  });
}

/**
 * For a query whose answer is edited: never from memory, for an edit begins with what is stored now, and not asked again
 * under the hands of somebody typing.
 */
export const forEditing = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
} as const;

/** What a query keeps of an answer: the part it names, or all of it. */
function keep<Kept>(answer: unknown, part: { of: (answer: never) => Kept } | undefined): Kept {
  return part ? part.of(answer as never) : (answer as Kept);
}

/** Any query made by `queriesOf`. */
export interface PageQuery {
  queryKey: readonly [address: string, input: object, part?: string];
  part?: { of: (answer: never) => unknown };
}

/** How long a page waits for its data before it is shown with skeletons. */
const PATIENCE_MS = 400;

/** A page's queries in process. One that fails is left to the browser, which shows the error state. */
async function answered({ read }: PageContext, queries: readonly PageQuery[]) {
  const failures: unknown[] = [];
  const answers = await Promise.all(
    queries.map(({ queryKey, part }) => {
      const [address, input] = queryKey;
      return read(address, input).then(
        (answer) => [[queryKey, keep(answer, part)] as const],
        (error: unknown) => {
          failures.push(error);
          return [];
        },
      );
    }),
  );
  return { answers: answers.flat(), failures };
}

/** The same over HTTP, started at once. */
async function asked(queries: readonly PageQuery[]) {
  const client = browserQueryClient();
  const all = Promise.all(queries.map((query) => client.prefetchQuery(query)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const failures = queries.flatMap(({ queryKey }) => client.getQueryState(queryKey)?.error ?? []);
  return { failures };
}

/** The answers of a page's queries, which in the browser the query client keeps, and why some of them have failed by now. */
export const loadQueries = (
  { context }: LoadArgs,
  ...queries: PageQuery[]
): Promise<{ answers?: PageData['answers']; failures: unknown[] }> =>
  context ? answered(context, queries) : asked(queries);

/** The `load` of a page that needs these queries. */
export const loads =
  (...queries: PageQuery[]) =>
  async (args: LoadArgs): Promise<LoadedPage> => {
    const { answers } = await loadQueries(args, ...queries);
    return { answers };
  };

let kept: QueryClient | undefined;

/** The browser's only query client. It makes no calls while the tab is hidden (TanStack Query's default). */
export function browserQueryClient(): QueryClient {
  kept ??= new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      // Without a connection a write fails at once and the screen says so; the default would hold it back without a word.
      mutations: { networkMode: 'always' },
    },
  });
  return kept;
}

/**
 * The query client a page begins with, which knows the answers it was rendered from. They count as given now: a page is
 * revalidated whenever it is loaded, so they are right at this moment, however long ago it was rendered, and need not be
 * asked for again at once.
 */
export function clientWith(page: PageData): QueryClient {
  const client = typeof document === 'undefined' ? new QueryClient() : browserQueryClient();
  for (const [queryKey, answer] of page.answers) client.setQueryData(queryKey, answer);
  return client;
}

/** Title, description, link preview and languages of a public page. `path` is its canonical one, without a language; a `picture` is root-relative. */
export function pageHead(
  { origin }: PageData,
  page: { title: string; description: string; path: string; picture?: string; type?: 'article' },
): HeadTag[] {
  const addressIn = (one: Language) => origin + pathIn(one, page.path);
  const address = addressIn(language);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map((one) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: localeOf[one],
      href: addressIn(one),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${page.picture ?? '/og.jpg'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
