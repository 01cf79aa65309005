import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { MetaDescriptor, ShouldRevalidateFunction } from 'react-router';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';
import { languages, localeOf, pathIn, type Language } from './language';
import { language } from './texts';

/** What the server passes to a page's loader. `read` makes a public call in process and notes what the page depends on. */
export interface PageContext {
  read(address: string, input: object): Promise<unknown>;
  /** PUBLIC_URL, without a slash at the end. */
  origin: string;
  /** The nonce of our inline scripts while this page is rendered (ui/script-mark.ts). */
  mark: string;
}

/** What the loader of a page gets that is made anew for each visitor (`livePages` of its feature). */
export interface LivePageContext extends PageContext {
  /** Makes a public call that is kept by nobody, for this visitor; rejects with an error that has the answer's `status`. */
  ask(address: string, input: object): Promise<unknown>;
}

declare module 'react-router' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- React Router's way of typing its context
  interface AppLoadContext extends PageContext {}
}

/** What a page's loader returns: the answers of its queries, and the origin for its absolute addresses. */
export interface PageData {
  origin: string;
  /** As JSON (`answersOf`): React Router's own form of the same values is longer by a quarter. */
  answers: string;
}

type Answers = readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];

export const pageData = (origin: string, answers: Answers = []): PageData => ({ origin, answers: JSON.stringify(answers) });

/** The answers a page was rendered from, by their queries' keys. */
export const answersOf = (page: Partial<PageData> | null | undefined): Answers => (page?.answers ? (JSON.parse(page.answers) as Answers) : []);

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
export const forEditing = { gcTime: 0, staleTime: Infinity, refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

/** What a query keeps of an answer: the part it names, or all of it. */
function keep<Kept>(answer: unknown, part: { of: (answer: never) => Kept } | undefined): Kept {
  return part ? part.of(answer as never) : (answer as Kept);
}

/** Any query made by `queriesOf`. */
export interface PageQuery {
  queryKey: readonly [address: string, input: object, part?: string];
  part?: { of: (answer: never) => unknown };
}

/** A page's `loader`: its queries, answered in process. One that fails is left to the browser, which shows the error state. */
export function serverLoader(...queries: PageQuery[]) {
  return async ({ context }: { context: PageContext }): Promise<PageData> => {
    const answers = await Promise.all(
      queries.map(({ queryKey, part }) => {
        const [address, input] = queryKey;
        return context.read(address, input).then(
          (answer) => [[queryKey, keep(answer, part)] as const],
          () => [],
        );
      }),
    );
    return pageData(context.origin, answers.flat());
  };
}

/** How long a page waits for its data before it is shown with skeletons. */
const PATIENCE_MS = 400;

/** A page's `clientLoader`: the same queries over HTTP, started at once. */
export function browserLoader(...queries: PageQuery[]) {
  return async (): Promise<PageData> => {
    const client = browserQueryClient();
    const all = Promise.all(queries.map((query) => client.prefetchQuery(query)));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return pageData(window.location.origin);
  };
}

/**
 * A page's `shouldRevalidate`: a step within it, to another query or out of a window, loads nothing. Its queries know
 * themselves when to ask again.
 */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

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
export function clientWith(page?: Partial<PageData> | null): QueryClient {
  const client = typeof document === 'undefined' ? new QueryClient() : browserQueryClient();
  for (const [queryKey, answer] of answersOf(page)) client.setQueryData(queryKey, answer);
  return client;
}

/** Title, description, link preview and languages of a public page. `path` is its canonical one, without a language; a `picture` is root-relative. */
export function pageMeta(
  data: PageData | undefined,
  page: { title: string; description: string; path: string; picture?: string; type?: 'article' },
): MetaDescriptor[] {
  const origin = data?.origin ?? '';
  const addressIn = (one: Language) => origin + pathIn(one, page.path);
  const address = addressIn(language);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map((one) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: localeOf[one], href: addressIn(one) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${page.picture ?? '/og.jpg'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
