import type { ComponentType, ReactNode } from 'react';
import type { HeadTag, LoadArgs, LoadedPage, PageData } from '~/shared/page';
import type { ParamsOf } from '~/shared/addresses';
import { matchPath, type Params } from './match';

/** What the file of a page exports. */
export interface PageModule<P extends Params = Params> {
  /** `page` is what `load` gave. */
  default: ComponentType<{ page: never }> | ComponentType;
  /** What the page needs before it is shown: on the server in process, in the browser over HTTP (shared/page.ts). */
  load?: (args: LoadArgs<P>) => Promise<LoadedPage>;
  /** What stands in the document's head. */
  head?: (args: { page: never; params: P }) => HeadTag[];
  /** What the page's layout shows in its place (features/events). */
  Screen?: ComponentType;
}

/**
 * What several pages have around them. It stays as it is in a step from one of them to another. `hasOwnFrame`: header
 * and main part of the document are its own, too.
 */
export type Layout = ComponentType<{ Screen?: ComponentType; children: ReactNode }> & { hasOwnFrame?: boolean };

/** Fetches code. The server's build notes whose (vite.config.ts). */
type Fetch<T> = (() => Promise<T>) & { file?: string };

/** A page of the site. */
export interface Route<P extends string = string, M = unknown> {
  /** `/news/:id`, or with a rest of any length, `/api/*`. */
  path: P;
  /** A `PageModule`, which `Fitting` checks: a path's type must not depend on its page, which leads to other paths. */
  module: Fetch<M>;
  layout?: Fetch<{ default: Layout }>;
}

/** Pages whose list comes only when the person goes to one of them. */
export interface Part<R extends Route = Route> {
  paths: readonly string[];
  routes: Fetch<{ routes: readonly R[] }>;
}

export type Routes = readonly (Route | Part)[];

export const route = <const P extends string, M>(path: P, module: Fetch<M>): Route<P, M> => ({ path, module });

/** Puts a layout around several pages. */
export const within = <R extends Route>(layout: Route['layout'], routes: readonly R[]): R[] =>
  routes.map((one) => ({ ...one, layout }));

/** The patterns that a list may have: those that its paths match. */
type Under<A extends string> = A extends `${infer Start}/*` ? Start | `${Start}/${string}` : A;

/** Names the paths that a list of routes has pages at. */
export const part = <const A extends string, R extends Route<Under<A>>>(
  paths: readonly A[],
  routes: Fetch<{ routes: readonly R[] }>,
): Part<R> => ({ paths, routes });

/** The routes of a table, those of its parts too. */
type RoutesOf<T extends Routes> = T[number] extends infer One ? (One extends Part<infer R> ? R : One) : never;

/** The patterns of a table. */
export type PatternsOf<T extends Routes> = RoutesOf<T> extends infer R ? (R extends Route<infer P> ? P : never) : never;

/** The patterns of a table whose pages do not fit them: no page module, or one for other open parts. */
type Misfits<R> = R extends Route<infer P, infer M> ? (M extends PageModule<ParamsOf<P>> ? never : P) : never;

/** A table whose pages fit their paths; a page that does not is in the compiler's message, by its path. */
export type Fitting<T extends Routes> = [Misfits<RoutesOf<T>>] extends [never]
  ? Routes
  : { misfits: Misfits<RoutesOf<T>> };

/** A route that an address leads to. */
export interface Match {
  route: Route;
  params: Params;
  /** The path in the route's own spelling. */
  spelling: string;
}

/** The first of the routes that a path matches. */
export function matchIn<R extends Route>(routes: readonly R[], path: string): (Match & { route: R }) | undefined {
  for (const one of routes) {
    const found = matchPath(one.path, path);
    if (found) return { route: one, ...found };
  }
  return undefined;
}

/** The route that a path leads to. The last of the table matches every path. */
export async function findRoute(table: Routes, path: string): Promise<Match> {
  for (const one of table) {
    if ('path' in one) {
      const found = matchIn([one], path);
      if (found) return found;
    } else if (one.paths.some((pattern) => matchPath(pattern, path))) {
      const found = matchIn((await one.routes()).routes, path);
      if (found) return found;
    }
  }
  throw new Error(`No route for ${path}`);
}

/** All routes of a table, in order, each with the files that it needs. */
export async function allRoutes(table: Routes): Promise<(Route & { files: string[] })[]> {
  const listed = await Promise.all(
    table.map(async (one) => {
      const routes = 'path' in one ? [one] : (await one.routes()).routes;
      const list = 'path' in one ? undefined : one.routes.file;
      return routes.map((each) => ({
        ...each,
        files: [list, each.layout?.file, each.module.file].filter((file) => file !== undefined),
      }));
    }),
  );
  return listed.flat();
}

/** What is shown at an address. */
export interface View {
  module: PageModule;
  Layout: Layout | undefined;
  params: Params;
  page: PageData;
  /** The server could not make the page; the error screen stands in its place. */
  failed: boolean;
}

/** A page that the server could not make. */
export const noView: Omit<View, 'page'> = {
  module: { default: () => null },
  Layout: undefined,
  params: {},
  failed: true,
};

/** Fetches a route's code. */
export async function loadCode({ route, params }: Match): Promise<Omit<View, 'page' | 'failed'>> {
  const [module, layout] = await Promise.all([route.module(), route.layout?.()]);
  return { module: module as PageModule, Layout: layout?.default, params };
}
