import { createServer, type ViteDevServer } from 'vite';
import type * as entry from './server';
import { bootSite } from '~/app/boot';
import { projectRoot } from '~/platform/project-root';

/**
 * Runs `npm run dev`: the browser's side reloads itself through Vite, the server's side is restarted by
 * scripts/dev.mjs.
 */
let vite: ViteDevServer;

const site = await bootSite({
  root: projectRoot,
  env: process.env,
  keep: false,
  pages: {
    // In the language of SITE_LANGUAGE, whatever language the request has.
    async pagesIn() {
      const { pagesWith } = (await vite.ssrLoadModule('/src/entry/server.tsx')) as typeof entry;
      return pagesWith({ entry: '/src/entry/client.dev.ts', imports: [], files: {} });
    },
    async assets(app) {
      // On the site's own port, the only port that a page's policy allows it to connect to.
      vite = await createServer({ root: projectRoot, server: { middlewareMode: true, hmr: { server: app.server } } });
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/((ml\/)?(api|media)\/|(favicon|apple-touch-icon|icon-\d+|site|og)\.\w+)/.test(request.url)) done();
        else vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), site.stop()]).then(() => process.exit(0)));
}
