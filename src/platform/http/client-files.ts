import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { keepRelease, keptReleases } from './kept-releases';

/** What public/ has for an untouched site: answers of its look (features/site/server/look/answers.ts). */
const madeElsewhere = ['favicon.ico', 'site.webmanifest', 'og.jpg', 'apple-touch-icon.png', 'icon-*.png'].flatMap(
  (name) => [name, `${name}.br`, `${name}.gz`],
);

const YEAR = 31_536_000;

/**
 * Serves what the build made for the browser. Files under /assets/ have a hash in their name and may be cached for
 * good. The service worker is that of SERVICE_WORKER (docs/product/phone.md, "Worker").
 */
export async function clientFiles(
  app: FastifyInstance,
  { root, config: { serviceWorker, dataDir } }: { root: string; config: Pick<Config, 'serviceWorker' | 'dataDir'> },
): Promise<void> {
  const client = path.join(root, 'build/client');
  const worker = readFileSync(path.join(client, serviceWorker === 'on' ? 'sw.js' : 'sw-off.js'));
  app.get('/sw.js', { schema: { hide: true } }, (_, reply) =>
    // Asked for at each visit, so that a new release is known at once.
    reply
      .header('Cache-Control', 'no-cache')
      // What the worker itself may fetch.
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  const assets = path.join(client, 'assets');
  const release = /^release-(\w+)\.json$/;
  const id = readdirSync(assets).flatMap((name) => release.exec(name)?.[1] ?? [])[0] ?? '';
  const cancel = keepRelease({ assets, dataDir, release: id }, (error) => app.log.error(error));
  app.addHook('onClose', cancel);
  const serve = (folder: string | string[], cacheControl: string, options: object) =>
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => void response.setHeader('Cache-Control', cacheControl),
      ...options,
    });
  // Nothing else is there; a route for each of its thousand files would take a tenth of the start.
  await serve([assets, ...keptReleases(dataDir, id)], `public, max-age=${YEAR}, immutable`, {
    prefix: '/assets/',
    decorateReply: false,
  });
  // One route per file, known at the start: every other address is a page's.
  await serve(client, 'public, max-age=3600', {
    wildcard: false,
    globIgnore: ['assets/**', 'sw*.js*', ...madeElsewhere],
  });
}
