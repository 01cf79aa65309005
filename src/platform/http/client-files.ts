import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { workerPolicy } from './security';
import { assetsOfReleases, keepRelease } from './releases';

/** What public/ has for an untouched site: answers of its look (features/site/server/look/answers.ts). */
const madeElsewhere = ['favicon.ico', 'site.webmanifest', 'og.jpg', 'apple-touch-icon.png', 'icon-*.png'].flatMap(
  (name) => [name, `${name}.br`, `${name}.gz`],
);

const YEAR = 31_536_000;

/**
 * Serves what the build made for the browser. Files under /assets/ have a hash in their name and may be cached for
 * good; those of earlier releases are served too, from DATA_DIR.
 */
export async function clientFiles(
  app: FastifyInstance,
  { root, dataDir, serviceWorker }: Pick<Config, 'root' | 'dataDir' | 'serviceWorker'>,
): Promise<void> {
  const client = path.join(root, 'build/client');
  const earlier = assetsOfReleases(dataDir);
  mkdirSync(earlier, { recursive: true });
  // Nothing waits for it: what it copies is served from the build.
  const kept = keepRelease(path.join(client, 'assets'), dataDir, new Date()).catch((error: unknown) =>
    app.log.error({ err: error }, 'the assets of this release could not be kept'),
  );
  app.addHook('onClose', () => kept);
  const worker = await readFile(path.join(root, 'build/worker', serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8');
  app.get('/sw.js', { schema: { hide: true }, logLevel: 'warn' }, (_, reply) =>
    reply
      .type('text/javascript')
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': workerPolicy })
      .send(worker),
  );
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
  await serve([path.join(client, 'assets'), earlier], `public, max-age=${YEAR}, immutable`, {
    prefix: '/assets/',
    decorateReply: false,
  });
  // One route per file, known at the start: every other address is a page's.
  await serve(client, 'public, max-age=3600', {
    wildcard: false,
    globIgnore: ['assets/**', ...madeElsewhere],
  });
}
