import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

const YEAR = 31_536_000;

/** Serves what the build made for the browser. Files under /assets/ have a hash in their name and may be cached for good. */
export async function clientFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(root, 'build/client'),
    // One route per file, known at the start: every other address is a page's.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const forGood = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('Cache-Control', forGood ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
}
