import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature';
import type { Site } from '../site';
import type { Closing } from './closed-site';
import type { ResponseCache } from './response-cache';
import { languages, pathIn } from '~/shared/language';
import { robotsTxt, sitemapXml } from './sitemap';

/**
 * Serves `GET /sitemap.xml` and `GET /robots.txt`, with absolute addresses under PUBLIC_URL: what the features list of
 * their pages, in their order. Of a closed site nothing is for crawlers.
 */
export function registerForCrawlers(
  site: Site,
  { app, cache, closing }: { app: FastifyInstance; cache: ResponseCache; closing: Closing },
  features: readonly Pick<Feature, 'pages' | 'robots'>[],
): void {
  const { config, topics } = site;
  const sources = features.flatMap((feature) => feature.pages?.(site) ?? []);
  const used = [...new Set(sources.flatMap((source) => source.topics))];
  const closed = features.flatMap(({ robots }) => robots?.closed ?? []).sort();
  const open = features.flatMap(({ robots }) => robots?.open ?? []);
  // Calls are not pages.
  const inEach = (paths: readonly string[]) =>
    languages.flatMap((language) => paths.map((path) => pathIn(language, path)));
  const robots = robotsTxt(config.publicUrl, { closed: inEach(['/api/', ...closed]), open: inEach(open) });
  const closedRobots = robotsTxt(config.publicUrl, { closed: ['/'], open: [] });

  app.get('/sitemap.xml', { schema: { hide: true }, logLevel: 'warn' }, (request, reply) =>
    cache.serve('sitemap', request, reply, async () => {
      // Before reading: a change that comes while we read must not hide behind this answer.
      const bases = [{ topics: used, snapshot: topics.snapshot(used) }, closing.basis()];
      const isClosed = await closing.isClosed();
      const pages = isClosed ? [] : (await Promise.all(sources.map(async (source) => source.pages()))).flat();
      return { status: 200, type: 'application/xml; charset=utf-8', body: sitemapXml(config.publicUrl, pages), bases };
    }),
  );

  app.get('/robots.txt', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) => {
    const isClosed = await closing.isClosed();
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', isClosed ? 'no-cache' : 'public, max-age=3600')
      .send(isClosed ? closedRobots : robots);
  });
}
