import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pages } from '~/router/pages';
import { pathIn, splitLanguage, type Language, type Localized } from '~/shared/language';
import type { LivePageContext } from '~/shared/page';
import type { AskPublic, ReadPublic } from './calls';
import { starterOf } from './after-paint';
import { escapeXml } from '~/shared/xml';
import type { Closing } from './closed-site';
import type { Basis, Finished, ResponseCache } from './response-cache';
import { extractOwnScripts } from './extract-own-scripts';
import { pagePolicy } from './security';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the requested page: all pages are one route of the server. Undefined when it is no page. */
    page?: string | undefined;
  }
}

export interface PagesOptions {
  app: FastifyInstance;
  cache: ResponseCache;
  read: ReadPublic;
  ask: AskPublic;
  /** The patterns of the pages that are made for each visitor and never cached. */
  live: ReadonlySet<string>;
  origin: string;
  /** Returns a finished page as the office wants its look, by an answer. */
  dress?: Dress | undefined;
  /** Whether the site is closed, and the line that every page of a closed site says so with. */
  closing: Closing & { line: Localized };
  /** The pages of each language; read for every page, so that development can provide new ones. */
  pagesIn: (language: Language) => Promise<Pages>;
}

/** Changes the look of a finished page by what a public call answers; what it was made from depends on that answer. */
export interface Dress {
  /** The call, `GET /api/…`. */
  call: string;
  page(html: string, answer: unknown): string;
}

/**
 * Makes the page at a path as a visitor would get it, but with `answers` in place of what these calls answer
 * (`GET /api/site/`), and without scripts; it is not cached.
 */
export type PreviewPage = (page: {
  path: string;
  language: Language;
  answers: Readonly<Record<string, unknown>>;
}) => Promise<string>;

/** How many paths of pages are remembered with their match, and how long (characters) these may be. */
const MATCHED = 1000;
const MATCHED_LENGTH = 200;

/** Rendered in place of every unknown path, so that the first such path does not decide what all of them show. */
const UNKNOWN = '/not-found';

/**
 * Serves the pages: every address that is neither a call nor a file. A page's HTML depends on the path alone, never on
 * the query or on the visitor, so the finished page is cached; `live` ones depend on the moment too, and are not.
 * Unknown paths share one entry, so no visitor can fill the memory with them. Returns the function that previews a
 * page.
 */
export function registerPages({
  app,
  cache,
  read,
  ask,
  live,
  origin,
  dress,
  closing,
  pagesIn,
}: PagesOptions): PreviewPage {
  const known = new WeakMap<Pages, LRUCache<string, string>>();

  /**
   * Returns the path of a page, without its language, in its own spelling, and its route; undefined when it is not the
   * path of a page.
   */
  const pageAt = (pages: Pages, path: string): { own: string; route: string } | undefined => {
    const matched = known.get(pages) ?? new LRUCache<string, string>({ max: MATCHED });
    known.set(pages, matched);
    // Matching costs more than serving.
    const before = matched.get(path);
    if (before !== undefined) return { own: path, route: before };
    // What other sites have at such addresses is a page's bare data.
    if (path.endsWith('.data')) return undefined;
    // No page has one, and sixteen thousand slashes are not worth matching against the routes.
    if (path.includes('//')) return undefined;
    const found = pages.find(path);
    if (found?.own === path && path.length <= MATCHED_LENGTH) matched.set(path, found.route);
    return found;
  };

  app.decorateRequest('page');
  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const { language, rest } = splitLanguage(address);
    const pages = await pagesIn(language);
    const page = pageAt(pages, withoutEnd(rest));
    const path = withoutEnd(address);
    const ownAddress = page && pathIn(language, page.own);
    request.page = page && pathIn(language, page.route);
    // A program that requests an unknown call should get a 404 in JSON, not a page.
    if (!ownAddress && /^\/(api|media)\//.test(path)) return reply.callNotFound();
    if (ownAddress && ownAddress !== path)
      return reply.redirect(query === undefined ? ownAddress : `${ownAddress}?${query}`, 301);
    const shown = page?.own ?? UNKNOWN;
    const ofPage = { read: (asked: string, input: object) => read(asked, input, language), origin, dress };
    const closed = { ...closing, line: closing.line(language) };
    if (page && live.has(page.route)) {
      const asked = (address: string, input: object) => ask(address, input, request);
      const { status, type, body, headers } = await render(pages, shown, { ...ofPage, ask: asked, closed });
      return reply
        .code(status)
        .type(type)
        .headers({ ...headers, ...forOneVisitor })
        .send(body);
    }
    return cache.serve(`page:${pathIn(language, shown)}`, request, reply, () =>
      render(pages, shown, { ...ofPage, ask: refuseLiveCall, closed }),
    );
  });

  return async ({ path, language, answers }) => {
    const { body } = await render(await pagesIn(language), path, {
      read: async (asked, input) =>
        Object.hasOwn(answers, asked)
          ? { answer: answers[asked], bases: [], validUntil: new Date(0) }
          : read(asked, input, language),
      ask: refuseLiveCall,
      origin,
      dress,
    });
    // It is looked at where no script may run.
    return body.toString().replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  };
}

/** The header of a page that is for one visitor only. */
const forOneVisitor = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const refuseLiveCall = (address: string) =>
  Promise.reject(new Error(`${address} is requested by a page that is cached for every visitor`));

type PageSite = {
  read: (address: string, input: object) => ReturnType<ReadPublic>;
  ask: LivePageContext['ask'];
  origin: string;
  dress: Dress | undefined;
  /** Left out for a preview, which no visitor gets. */
  closed?: Closing & { line: string };
};

async function render(pages: Pages, path: string, site: PageSite): Promise<Finished> {
  const { closed } = site;
  const bases: Basis[] = closed ? [closed.basis()] : [];
  const line = (await closed?.isClosed()) ? closed!.line : null;
  let validUntil: Date | undefined;
  let failures = 0;
  const mark = randomUUID();
  const context: LivePageContext = {
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
  const { status, headers, html: rendered, modules } = await pages.render(path, context);
  const { html, scripts } = extractOwnScripts(rendered ?? '', mark);
  const dressed = site.dress ? await dressedBy(site.dress, html, context) : html;
  const starter = starterOf(modules);
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: (line === null ? dressed : closedPage(dressed, line)).replace(
      /<\/body>(?=<\/html>$)/,
      () => `<script>${starter}</script></body>`,
    ),
    bases,
    // With a part missing, the page is only for the visitors who wait for it now: no topic would invalidate it. Nor is
    // a redirect cached: it costs nothing to make, and a visitor can think of any number of ids.
    validUntil: failures === 0 && rendered !== undefined && status < 500 ? validUntil : new Date(0),
    headers: {
      'Content-Security-Policy': pagePolicy([...scripts, starter]),
      ...(line !== null && { 'X-Robots-Tag': 'noindex' }),
      ...headers,
    },
  };
}

/** Without the answer the page is as it was rendered, and by the failure not cached. */
const dressedBy = ({ call, page }: Dress, html: string, { read }: LivePageContext) =>
  read(call, {}).then(
    (answer) => page(html, answer),
    () => html,
  );

const closedLook = 'bg-brass-tint px-4 py-2 text-center text-sm font-semibold text-brass-ink';

/**
 * Returns a page of a closed site: not for search engines, and with a line that says so. It is put into the finished
 * document, as the starter is: what only a new site needs would weigh on every page otherwise. React leaves elements
 * in head and body alone that it has not rendered.
 */
const closedPage = (html: string, line: string): string =>
  html
    .replace('</head>', () => '<meta name="robots" content="noindex"></head>')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<aside aria-label="${escapeXml(line)}" class="${closedLook}">${escapeXml(line)}</aside>`,
    );

/**
 * Returns a path without the slashes at its end. A loop, since a regular expression would search again from every slash
 * of a long row.
 */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
