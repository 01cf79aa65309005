import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

const YEAR = 31_536_000;

/** Serves what the build made for the browser. Files under /assets/ carry a hash in their name and are kept for good. */
export async function clientFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(root, 'build/client'),
    // One route a file, known at the start: everything else is a page's address.
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
