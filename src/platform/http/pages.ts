import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createRequestHandler, matchRoutes, type AppLoadContext, type RouteObject, type ServerBuild } from 'react-router';
import '~/shared/page';
import type { ReadPublic } from './calls';
import { startAfterPaint } from './after-paint';
import type { Basis, Finished, ResponseCache } from './response-cache';
import { ownScripts } from './own-scripts';
import { pagePolicy } from './security';

export interface PagesOptions {
  app: FastifyInstance;
  cache: ResponseCache;
  read: ReadPublic;
  origin: string;
  /** React Router's server build; asked for every page, so that development can hand out a new one. */
  build: () => Promise<ServerBuild>;
}

/** What is rendered in place of every unknown path, so that who asks first has no say in what all of them show. */
const UNKNOWN = '/not-found';

/**
 * Every address that is no call and no file is a page. Its HTML depends on the path alone, never on the query or on who
 * asks, so the finished page is kept. Unknown paths share one entry: nobody can fill the memory with them.
 */
export function registerPages({ app, cache, read, origin, build }: PagesOptions): void {
  const routes = new WeakMap<ServerBuild, RouteObject[]>();
  const routesOf = (current: ServerBuild) => {
    const known = routes.get(current) ?? routeTree(current);
    routes.set(current, known);
    return known;
  };

  /** The page's own spelling of a path; undefined when it is no page's. */
  const pathOfPage = (current: ServerBuild, path: string) => {
    // To React Router such a path is a call for its page's bare data: no page, and its strings are not escaped.
    if (path.endsWith('.data')) return undefined;
    // No page has one: sixteen thousand slashes are not worth a look at the routes.
    if (path.includes('//')) return undefined;
    const routes = matchRoutes(routesOf(current), path)?.map(({ route }) => route);
    return routes && routes.at(-1)?.path !== '*' ? inOwnSpelling(path, routes) : undefined;
  };

  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const current = await build();
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const path = withoutEnd(address);
    // Matching costs more than serving: what is kept was matched before.
    const known = cache.has(`page:${path}`) ? path : pathOfPage(current, path);
    // A program that misses a call wants to be told so, not shown a page.
    if (!known && /^\/(api|media)\//.test(path)) return reply.callNotFound();
    if (known && known !== path) return reply.redirect(query === undefined ? known : `${known}?${query}`, 301);
    const shown = known ?? UNKNOWN;
    return cache.serve(`page:${shown}`, request, reply, () => render(current, shown, { read, origin }));
  });
}

async function render(build: ServerBuild, path: string, site: { read: ReadPublic; origin: string }): Promise<Finished> {
  const bases: Basis[] = [];
  let validUntil: Date | undefined;
  let failures = 0;
  const mark = randomUUID();
  const context: AppLoadContext = {
    origin: site.origin,
    mark,
    read: async (address, input) => {
      const known = await site.read(address, input).catch((error: unknown) => {
        failures += 1;
        throw error;
      });
      bases.push(...known.bases);
      if (!validUntil || known.validUntil < validUntil) validUntil = known.validUntil;
      return known.answer;
    },
  };
  const url = new URL(site.origin);
  url.pathname = path;
  const response = await createRequestHandler(build, process.env.NODE_ENV)(new Request(url), context);
  const location = response.headers.get('Location');
  // Anything else must not reach a browser under the name of HTML.
  if (!location && !response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`Rendering gave no page: ${response.status} ${response.headers.get('Content-Type')}`);
  }
  const { html, scripts } = ownScripts(await response.text(), mark);
  const { html: body, starter } = startAfterPaint(html);
  return {
    status: response.status,
    type: 'text/html; charset=utf-8',
    body,
    bases,
    // With a part missing it is for those who wait now: no change of a topic would take it back. Nor is a redirect kept:
    // it costs nothing to make, and there are as many as somebody can think of ids.
    validUntil: failures === 0 && !location && response.status < 500 ? validUntil : new Date(0),
    headers: {
      'Content-Security-Policy': pagePolicy([...scripts, ...(starter ? [starter] : [])]),
      ...(location && { Location: location }),
    },
  };
}

/** A path without the slashes at its end. A loop: a pattern would look for the end anew from every slash of a long row. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/**
 * A path with the letters of the routes it matched, whatever case or encoding was asked for: `/ABOUT` is `/about`. One page
 * has one address, and is kept once. What a route leaves open (an id, a token) stays as it is.
 */
function inOwnSpelling(path: string, routes: readonly RouteObject[]): string {
  const own = routes.flatMap(({ path: part }) => part?.split('/').filter(Boolean) ?? []);
  const [, ...asked] = path.split('/');
  return `/${asked.map((part, index) => (/^[^:*]/.test(own[index] ?? '') ? own[index] : part)).join('/')}`;
}

/** The build names its routes in a flat table; matching wants the tree. */
function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, path: route.path, index: true as const }
        : { id: route?.id, path: route?.path, children: routeTree(build, route?.id) },
    );
}
