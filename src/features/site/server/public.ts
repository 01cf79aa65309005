import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '~/platform/http/response-cache';
import type { Site } from '~/platform/site';
import { robotsTxt, sitemapXml, type PublicPages } from './sitemap';

export type { PublicPages } from './sitemap';
/** The committee's name and words, for what other features send out. */
export { site } from '../content/site';

/** The pages that always exist. Features add their own, see `registerForCrawlers`. */
const standing: PublicPages = {
  topics: [],
  pages: () => ['/', '/about', '/advertising', '/contact', '/join', '/register'].map((path) => ({ path })),
};

/**
 * `GET /sitemap.xml` and `GET /robots.txt`, with absolute addresses under PUBLIC_URL. `others` are the public pages of
 * other features, in their order: `{ topics: ['events'], pages: async () => [{ path: '/events' }, …] }`.
 */
export function registerForCrawlers(
  { config, topics }: Pick<Site, 'config' | 'topics'>,
  { app, cache }: { app: FastifyInstance; cache: ResponseCache },
  others: readonly PublicPages[] = [],
): void {
  const sources = [standing, ...others];
  const used = [...new Set(sources.flatMap((source) => source.topics))];

  app.get('/sitemap.xml', { schema: { hide: true }, logLevel: 'warn' }, (request, reply) =>
    cache.serve('sitemap', request, reply, async () => {
      // Taken before reading: a change that happens while we read must not be hidden by this answer.
      const bases = [{ topics: used, snapshot: topics.snapshot(used) }];
      const pages = (await Promise.all(sources.map(async (source) => source.pages()))).flat();
      return { status: 200, type: 'application/xml; charset=utf-8', body: sitemapXml(config.publicUrl, pages), bases };
    }),
  );

  app.get('/robots.txt', { schema: { hide: true }, logLevel: 'warn' }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robotsTxt(config.publicUrl)),
  );
}
