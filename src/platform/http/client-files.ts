import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
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
const forGood = { cacheControl: true, maxAge: YEAR * 1000, immutable: true };
/** How long after its start (ms) a server keeps the assets of its release for those that come after. */
const keepAfterMs = 30_000;

/**
 * Serves what the build made for the browser. Files under /assets/ have a hash in their name and may be cached for
 * good; those of earlier releases are served too, from DATA_DIR.
 */
export async function clientFiles(
  app: FastifyInstance,
  { root, dataDir, serviceWorker }: Pick<Config, 'root' | 'dataDir' | 'serviceWorker'>,
): Promise<void> {
  const client = path.join(root, 'build/client');
  const assets = path.join(client, 'assets');
  const earlier = assetsOfReleases(dataDir);
  mkdirSync(earlier, { recursive: true });
  // A while after the start: visitors come first, and what it copies is served from the build.
  let copied: Promise<void> | undefined;
  const timer = setTimeout(() => {
    copied = keepRelease(assets, dataDir, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'the assets of this release could not be kept'),
    );
  }, keepAfterMs).unref();
  app.addHook('onClose', () => {
    clearTimeout(timer);
    return copied;
  });
  const worker = await readFile(path.join(root, 'build/worker', serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8');
  app.get('/sw.js', { schema: { hide: true }, logLevel: 'warn' }, (_, reply) =>
    reply
      .type('text/javascript')
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': workerPolicy })
      .send(worker),
  );
  const serve = (on: FastifyInstance, folder: string, cacheControl: string, options: object) =>
    on.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => void response.setHeader('Cache-Control', cacheControl),
      ...options,
    });
  // One route per file, known at the start: every other address is a page's.
  await serve(app, client, 'public, max-age=3600', {
    wildcard: false,
    globIgnore: ['assets/**', ...madeElsewhere],
  });
  const built = new Set(readdirSync(assets));
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      const name = path.posix.basename(request.url.replace(/\?.*/, ''));
      if (!built.has(name) && existsSync(path.join(earlier, name))) return reply.sendFile(name, earlier, forGood);
    });
    // Nothing else is there; a route for each of its thousand files would take a tenth of the start.
    await serve(scope, assets, `public, max-age=${YEAR}, immutable`, { prefix: '/assets/', decorateReply: false });
  });
}
