import { dehydrate, QueryClient, queryOptions, type DehydratedState } from '@tanstack/react-query';
import type { MetaDescriptor, ShouldRevalidateFunction } from 'react-router';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';

/** What the server passes to a page's loader. `read` makes a public call in process and notes what the page depends on. */
export interface PageContext {
  read(address: string, input: object): Promise<unknown>;
  /** PUBLIC_URL, without a slash at the end. */
  origin: string;
  /** The nonce of our inline scripts while this page is rendered (ui/script-mark.ts). */
  mark: string;
}

declare module 'react-router' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- React Router's way of typing its context
  interface AppLoadContext extends PageContext {}
}

/** What a page's loader returns: the answers of its queries, and the origin for its absolute addresses. */
export interface PageData {
  origin: string;
  queries: DehydratedState | null;
}

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
interface PageQuery {
  queryKey: readonly [address: string, input: object, part?: string];
  part?: { of: (answer: never) => unknown };
}

/** A page's `loader`: its queries, answered in process. One that fails is left to the browser, which shows the error state. */
export function serverLoader(...queries: PageQuery[]) {
  return async ({ context }: { context: PageContext }): Promise<PageData> => {
    const client = new QueryClient();
    await Promise.all(
      queries.map(({ queryKey, part }) => {
        const [address, input] = queryKey;
        return client.prefetchQuery({ queryKey, queryFn: async () => keep(await context.read(address, input), part) });
      }),
    );
    return { origin: context.origin, queries: timeless(dehydrate(client)) };
  };
}

/**
 * Removes the time of the queries, which `rightNow` puts in again: a page made anew from the same answers is then the same
 * byte for byte, and a browser's copy of it stays valid.
 */
function timeless(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } }));
  return { ...state, queries };
}

/** How long a page waits for its data before it is shown with skeletons. */
const PATIENCE_MS = 400;

/** A page's `clientLoader`: the same queries over HTTP, started at once. */
export function browserLoader(...queries: PageQuery[]) {
  return async (): Promise<PageData> => {
    const client = browserQueryClient();
    const all = Promise.all(queries.map((query) => client.prefetchQuery(query)));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return { origin: window.location.origin, queries: null };
  };
}

/**
 * A page's `shouldRevalidate`: a step within it, to another query or out of a window, loads nothing. Its queries know
 * themselves when to ask again.
 */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/**
 * The server's answers as the browser takes them over: dated now. A page is revalidated whenever it is loaded, so its
 * answers are right at this moment, however long ago it was rendered, and need not be asked for again at once.
 */
export function rightNow(state: DehydratedState | null | undefined): DehydratedState | undefined {
  if (!state || typeof document === 'undefined') return state ?? undefined;
  const now = Date.now();
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })) };
}

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

/** Title, description and link preview of a public page. `path` is its canonical one; a `picture` is root-relative. */
export function pageMeta(
  data: PageData | undefined,
  page: { title: string; description: string; path: string; picture?: string },
): MetaDescriptor[] {
  const origin = data?.origin ?? '';
  const address = `${origin}${page.path}`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${page.picture ?? '/og.jpg'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
