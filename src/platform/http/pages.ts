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
  /** React Router's server build; asked for at every page, so that development can provide a new one. */
  build: () => Promise<ServerBuild>;
}

/** Rendered in place of every unknown path, so that the first one asked for does not decide what all of them show. */
const UNKNOWN = '/not-found';

/**
 * Every address that is neither a call nor a file is a page. Its HTML depends on the path alone, never on the query or on
 * who asks, so the finished page is cached. Unknown paths share one entry, so nobody can fill the memory with them.
 */
export function registerPages({ app, cache, read, origin, build }: PagesOptions): void {
  const routes = new WeakMap<ServerBuild, RouteObject[]>();
  const routesOf = (current: ServerBuild) => {
    const known = routes.get(current) ?? routeTree(current);
    routes.set(current, known);
    return known;
  };

  /** A page's path in its own spelling; undefined when it is not the path of a page. */
  const pathOfPage = (current: ServerBuild, path: string) => {
    // React Router answers such a path with the page's bare data: that is not a page, and its strings are not escaped.
    if (path.endsWith('.data')) return undefined;
    // No page has one, and sixteen thousand slashes are not worth matching against the routes.
    if (path.includes('//')) return undefined;
    const routes = matchRoutes(routesOf(current), path)?.map(({ route }) => route);
    return routes && routes.at(-1)?.path !== '*' ? inOwnSpelling(path, routes) : undefined;
  };

  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const current = await build();
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const path = withoutEnd(address);
    // Matching costs more than serving, and what is cached was matched before.
    const known = cache.has(`page:${path}`) ? path : pathOfPage(current, path);
    // A program that asks for an unknown call should get a 404 in JSON, not a page.
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
  // Anything else must not reach a browser as HTML.
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
    // With a part missing, the page is only for those who wait for it now: no topic would invalidate it. Nor is a redirect
    // cached: it costs nothing to make, and there are as many as somebody can think of ids.
    validUntil: failures === 0 && !location && response.status < 500 ? validUntil : new Date(0),
    headers: {
      'Content-Security-Policy': pagePolicy([...scripts, ...(starter ? [starter] : [])]),
      ...(location && { Location: location }),
    },
  };
}

/** A path without the slashes at its end. A loop, since a regular expression would search anew from every slash of a long row. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/**
 * A path in the spelling of the routes it matched, whatever case or encoding was asked for: `/ABOUT` becomes `/about`. So a
 * page has one address and is cached once. A route's parameters (an id, a token) stay as they are.
 */
function inOwnSpelling(path: string, routes: readonly RouteObject[]): string {
  const own = routes.flatMap(({ path: part }) => part?.split('/').filter(Boolean) ?? []);
  const [, ...asked] = path.split('/');
  return `/${asked.map((part, index) => (/^[^:*]/.test(own[index] ?? '') ? own[index] : part)).join('/')}`;
}

/** The build lists its routes in a flat table; matching needs the tree. */
function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, path: route.path, index: true as const }
        : { id: route?.id, path: route?.path, children: routeTree(build, route?.id) },
    );
}
