import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type * as entry from './entry.server';
import { beginSite } from './begin';
import { startSite } from './start';

/** `npm run dev`: the browser's side reloads itself through Vite, the server's side is restarted by scripts/dev.mjs. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
let vite: ViteDevServer;

const site = await startSite({
  begun: await beginSite({ root, env: process.env }),
  keep: false,
  pages: {
    // In the language of SITE_LANGUAGE, whichever is asked for.
    async pagesIn() {
      const { pagesWith } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as typeof entry;
      return pagesWith({ entry: '/src/entry.dev.ts', imports: [], files: {} });
    },
    async assets(app) {
      // On the site's own port, the only one that a page's policy lets it speak to.
      vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } });
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/(ml\/)?(api|media)\//.test(request.url)) done();
        else vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), site.stop()]).then(() => process.exit(0)));
}
