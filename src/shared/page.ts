import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { PageAddress, PagePath } from './addresses';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { languages, localeOf, pathIn, type Language } from './language';
import type { PageNames } from './site-names';
import { language } from './texts';

/** What a page's `load` has on the server. `read` makes a public call in process and notes what the page depends on. */
export interface PageContext {
  read(address: string, input: object): Promise<unknown>;
  /** PUBLIC_URL, without a slash at the end. */
  origin: string;
  /** The nonce of our inline scripts while this page is rendered (router/script-mark.ts). */
  mark: string;
}

/** What a page has on the server that is made for each visitor (`livePages` of its feature). */
export interface LivePageContext extends PageContext {
  /**
   * Makes a public call whose answer is not cached, for this visitor; rejects with an error that has the answer's
   * `status`.
   */
  ask(address: string, input: object): Promise<unknown>;
}

/**
 * What a page is shown with: the answers of its queries, the names of the committee, and the origin for its absolute
 * addresses.
 */
export interface PageData {
  origin: string;
  /** The names of the committee in the language of the page. */
  names: PageNames;
  answers: readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];
}

/**
 * What a page's `load` returns, and whatever else its component needs; on the server also how the page is sent, if not
 * as 200.
 */
export interface LoadedPage {
  answers?: PageData['answers'];
  status?: number;
  headers?: Record<string, string>;
  [more: string]: unknown;
}

/** What a page's `load` gets: the open parts of its address, and on the server the ways to read. */
export interface LoadArgs<
  P extends Readonly<Record<string, string | undefined>> = Readonly<Record<string, string | undefined>>,
> {
  params: P;
  context?: PageContext;
}

/** Thrown by a page's `load`: the page is elsewhere, at this path of the site. */
export class Redirect extends Error {
  constructor(readonly to: PageAddress) {
    super(`leads to ${to}`);
  }
}

/** A tag of a page in the document's head. */
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
  /**
   * The part of the answer that the query caches and the page contains; `as` distinguishes it from the whole answer.
   */
  part?: { as: string; of: (answer: Answer) => Kept };
}

/**
 * Returns the function by which a feature's pages turn its calls into queries, the same on the server (in process) and
 * in the browser (over HTTP), typed by the feature's table without loading it:
 *
 * const query = queriesOf<typeof marketplaceCalls>(); const categories = query('GET /api/marketplace/categories/', {});
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
 * For a query whose answer is edited: never from memory, for an edit begins with what is stored now, and not fetched
 * again under the hands of a person who is typing.
 */
export const forEditing = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
} as const;

/** Returns what a query caches of an answer: the part it names, or all of it. */
function keep<Kept>(answer: unknown, part: { of: (answer: never) => Kept } | undefined): Kept {
  return part ? part.of(answer as never) : (answer as Kept);
}

/** Any query made by `queriesOf`. */
export interface PageQuery {
  queryKey: readonly [address: string, input: object, part?: string];
  part?: { of: (answer: never) => unknown };
}

/** How long a page waits for its data before it is shown with skeletons, in ms. */
const PATIENCE_MS = 400;

/** Reads a page's queries in process. A query that fails is left to the browser, which shows the error state. */
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

/** Reads the same over HTTP, started at once. */
async function asked(queries: readonly PageQuery[]) {
  const client = browserQueryClient();
  const all = Promise.all(queries.map((query) => client.prefetchQuery(query)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const failures = queries.flatMap(({ queryKey }) => client.getQueryState(queryKey)?.error ?? []);
  return { failures };
}

/**
 * Returns the answers of a page's queries, which in the browser the query client caches, and why some of them have
 * failed by now.
 */
export const loadQueries = (
  { context }: Pick<LoadArgs, 'context'>,
  ...queries: PageQuery[]
): Promise<{ answers?: PageData['answers']; failures: unknown[] }> =>
  context ? answered(context, queries) : asked(queries);

/** Returns the `load` of a page that needs these queries. */
export const loads =
  (...queries: PageQuery[]) =>
  async (args: LoadArgs): Promise<LoadedPage> => {
    const { answers } = await loadQueries(args, ...queries);
    return { answers };
  };

/** Returns the answer of a query that a page was rendered from on the server; the browser's page has none. */
export function answerIn<T>(page: PageData, { queryKey }: PageQuery): T | undefined {
  const key = JSON.stringify(queryKey);
  return page.answers.find(([other]) => JSON.stringify(other) === key)?.[1] as T | undefined;
}

let browserClient: QueryClient | undefined;

/** Returns the browser's only query client. It makes no calls while the tab is hidden (TanStack Query's default). */
export function browserQueryClient(): QueryClient {
  browserClient ??= new QueryClient({
    defaultOptions: {
      // Without a connection a query asks the copies on this device (api-client.ts), and fails where there is none.
      queries: {
        staleTime: 30_000,
        retry: 1,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      // Without a connection a write fails at once and the screen reports it; the default would hold it back silently.
      mutations: { networkMode: 'always' },
    },
  });
  return browserClient;
}

/**
 * Returns the query client that a page begins with, which has the answers it was rendered from. They count as fetched
 * now: a page is revalidated whenever it is loaded, so they are right at this moment, however long ago it was rendered,
 * and need not be fetched again at once.
 */
export function clientWith(page: PageData): QueryClient {
  const client = typeof document === 'undefined' ? new QueryClient() : browserQueryClient();
  for (const [queryKey, answer] of page.answers) client.setQueryData(queryKey, answer);
  return client;
}

/**
 * Returns title, description, link preview and languages of a public page. `path` is its canonical path, without a
 * language; a `picture` is root-relative, of 1200 × 630.
 */
export function pageHead(
  { origin }: PageData,
  page: { title: string; description: string; path: PagePath; picture?: string; type?: 'article' },
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
    { property: 'og:locale', content: localeOf[language].replace('-', '_') },
    { property: 'og:image', content: `${origin}${page.picture ?? '/og.jpg'}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
