import type { ComponentType, ReactNode } from 'react';
import type { HeadTag, LoadArgs, LoadedPage, PageData } from '~/shared/page';
import { matchPath, type Params } from './match';

/** What the file of a page exports. */
export interface PageModule {
  /** `page` is what `load` gave. */
  default: ComponentType<{ page: never }> | ComponentType;
  /** What the page needs before it is shown: on the server in process, in the browser over HTTP (shared/page.ts). */
  load?: (args: LoadArgs) => Promise<LoadedPage>;
  /** What stands in the document's head. */
  head?: (args: { page: never; params: Params }) => HeadTag[];
  /** What the page's layout shows in its place (features/events). */
  Screen?: ComponentType;
}

/** What several pages have around them. It stays as it is while one goes from one of them to another. */
export type Layout = ComponentType<{ Screen?: ComponentType; children: ReactNode }>;

/** Fetches code. The server's build notes whose (vite.config.ts). */
type Fetch<T> = (() => Promise<T>) & { file?: string };

/** A page of the site. */
export interface Route {
  /** `/news/:id`, or with a rest of any length, `/api/*`. */
  path: string;
  module: Fetch<PageModule>;
  layout?: Fetch<{ default: Layout }>;
}

/** Pages whose list comes only when somebody goes to one of them. */
export interface Part {
  paths: readonly string[];
  routes: Fetch<{ routes: readonly Route[] }>;
}

export type Routes = readonly (Route | Part)[];

export const route = (path: string, module: Route['module']): Route => ({ path, module });
export const within = (layout: Route['layout'], routes: readonly Route[]): Route[] =>
  routes.map((one) => ({ ...one, layout }));
export const part = (paths: readonly string[], routes: Part['routes']): Part => ({ paths, routes });

/** A route that an address leads to. */
export interface Match {
  route: Route;
  params: Params;
  /** The path in the route's own spelling. */
  own: string;
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
  /** The server could not make the page; what says so stands in its place. */
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
  return { module, Layout: layout?.default, params };
}
