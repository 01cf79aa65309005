import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createRequestHandler, matchRoutes, type AppLoadContext, type RouteObject, type ServerBuild } from 'react-router';
import { pathIn, type Language } from '~/shared/language';
import type { LivePageContext } from '~/shared/page';
import type { AskPublic, ReadPublic } from './calls';
import { startAfterPaint } from './after-paint';
import { splitLanguage } from './language';
import type { Basis, Finished, ResponseCache } from './response-cache';
import { ownScripts } from './own-scripts';
import { pagePolicy } from './security';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that is asked for: all pages are one route of the server. Undefined when it is no page. */
    page?: string | undefined;
  }
}

export interface PagesOptions {
  app: FastifyInstance;
  cache: ResponseCache;
  read: ReadPublic;
  ask: AskPublic;
  /** The patterns of the pages that are made for each visitor and kept by nobody. */
  live: ReadonlySet<string>;
  origin: string;
  /** React Router's server build of each language; asked for at every page, so that development can provide a new one. */
  build: (language: Language) => Promise<ServerBuild>;
}

/** How many paths of pages are known without matching them again, and how long these may be. */
const MATCHED = 1000;
const MATCHED_LENGTH = 200;

/** Rendered in place of every unknown path, so that the first one asked for does not decide what all of them show. */
const UNKNOWN = '/not-found';

/**
 * Every address that is neither a call nor a file is a page. Its HTML depends on the path alone, never on the query or on
 * who asks, so the finished page is cached; `live` ones depend on the moment too, and are not. Unknown paths share one entry, so nobody can fill the memory with them.
 */
export function registerPages({ app, cache, read, ask, live, origin, build }: PagesOptions): void {
  const builds = new WeakMap<ServerBuild, { routes: RouteObject[]; matched: LRUCache<string, string> }>();
  const partsOf = (current: ServerBuild) => {
    const known = builds.get(current) ?? { routes: routeTree(current), matched: new LRUCache<string, string>({ max: MATCHED }) };
    builds.set(current, known);
    return known;
  };

  /** The path of a page, without its language, in its own spelling, and its route's pattern; undefined when it is not the path of a page. */
  const pageAt = (current: ServerBuild, path: string): { path: string; route: string } | undefined => {
    const { routes: tree, matched } = partsOf(current);
    // Matching costs more than serving.
    const before = matched.get(path);
    if (before !== undefined) return { path, route: before };
    // React Router answers such a path with the page's bare data: that is not a page, and its strings are not escaped.
    if (path.endsWith('.data')) return undefined;
    // No page has one, and sixteen thousand slashes are not worth matching against the routes.
    if (path.includes('//')) return undefined;
    const routes = matchRoutes(tree, path)?.map(({ route }) => route);
    if (!routes || routes.at(-1)?.path === '*') return undefined;
    const own = inOwnSpelling(path, routes);
    const route = `/${partsOfRoutes(routes).join('/')}`;
    if (own === path && path.length <= MATCHED_LENGTH) matched.set(path, route);
    return { path: own, route };
  };

  app.decorateRequest('page');
  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const { language, rest } = splitLanguage(address);
    const current = await build(language);
    const page = pageAt(current, withoutEnd(rest));
    const path = withoutEnd(address);
    const known = page && pathIn(language, page.path);
    request.page = page && pathIn(language, page.route);
    // A program that asks for an unknown call should get a 404 in JSON, not a page.
    if (!known && /^\/(api|media)\//.test(path)) return reply.callNotFound();
    if (known && known !== path) return reply.redirect(query === undefined ? known : `${known}?${query}`, 301);
    const shown = known ?? pathIn(language, UNKNOWN);
    const ofPage = { read: (asked: string, input: object) => read(asked, input, language), origin };
    if (page && live.has(page.route)) {
      const own = (address: string, input: object) => ask(address, input, request);
      const { status, type, body, headers } = await render(current, shown, { ...ofPage, ask: own });
      return reply.code(status).type(type).headers({ ...headers, ...forOneVisitor }).send(body);
    }
    return cache.serve(`page:${shown}`, request, reply, () => render(current, shown, { ...ofPage, ask: keptByAll }));
  });
}

/** Of a page that is for nobody but who asked for it. */
const forOneVisitor = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const keptByAll = (address: string) => Promise.reject(new Error(`${address} is asked for by a page that is kept for everybody`));

type PageSite = { read: (address: string, input: object) => ReturnType<ReadPublic>; ask: LivePageContext['ask']; origin: string };

async function render(build: ServerBuild, path: string, site: PageSite): Promise<Finished> {
  const bases: Basis[] = [];
  let validUntil: Date | undefined;
  let failures = 0;
  const mark = randomUUID();
  const context: AppLoadContext & LivePageContext = {
    origin: site.origin,
    ask: site.ask,
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
  const retryAfter = response.headers.get('Retry-After');
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
      ...(retryAfter && { 'Retry-After': retryAfter }),
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
  const own = partsOfRoutes(routes);
  const [, ...asked] = path.split('/');
  return `/${asked.map((part, index) => (/^[^:*]/.test(own[index] ?? '') ? own[index] : part)).join('/')}`;
}

const partsOfRoutes = (routes: readonly RouteObject[]) => routes.flatMap(({ path }) => path?.split('/').filter(Boolean) ?? []);

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
