import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type Server, type ServerOptions } from './server';

interface Options {
  /**
   * What may go wrong in this test: a text or a pattern for console lines, page errors and `404 GET /path` lines. At
   * most one (join patterns with |): Playwright reads a list of two as a value and its options.
   */
  allow: [] | [string | RegExp];
}

interface Fixtures {
  /** Starts a server of the test's own; it stops with the test. */
  ownServer: (options?: ServerOptions) => Promise<Server>;
  /** A server of the test's own with a copy of the demo data. */
  demoServer: Server;
  /** Fails the test for anything unexpected in the browser; runs by itself. */
  cleanBrowser: void;
}

/**
 * Playwright's test on the shared server (read only: a test that writes takes a `demoServer` or an `ownServer`). It
 * fails on page errors, console errors and warnings (hydration, content security policy) and failed requests to the
 * server, unless the test allows them: `test.use({ allow: [/404/] })`.
 */
export const test = base.extend<Options & Fixtures>({
  allow: [[], { option: true }],

  // Where they are blocked the site finds none: Playwright would write a warning into the console.
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block')
      await context.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
      });
    await use(context);
  },

  baseURL: async ({}, use) => use(process.env.E2E_ADDRESS),

  // Scripts start after the first paint: a test's first click would come before any listener exists.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const { goto, reload } = page;
      const thenAlive = async <T>(arriving: Promise<T>) => {
        const answer = await arriving;
        await alive(page);
        return answer;
      };
      page.goto = (...args) => thenAlive(goto.apply(page, args));
      page.reload = (...args) => thenAlive(reload.apply(page, args));
    }
    await use(page);
    // A poll that is being answered in the server's place when the test ends must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  ownServer: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (options) => {
      const server = await startServer(options);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },

  demoServer: async ({ ownServer }, use) => use(await ownServer({ copyOf: 'demo' })),

  cleanBrowser: [
    async ({ context, allow, ownServer }, use) => {
      void ownServer; // The browser is judged before its server stops.
      const seen: string[] = [];
      const isOwn = (url: string) => /^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url);
      context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? String(error.error())}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        // Leaving a page aborts requests, and so does a video that has fetched enough.
        if (isOwn(request.url()) && why !== 'net::ERR_ABORTED')
          seen.push(`${why} ${request.method()} ${request.url()}`);
      });
      context.on('response', (response) => {
        if (!isOwn(response.url()) || response.status() < 400) return;
        seen.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
      });
      await use();
      const allowed = (line: string) =>
        allow.some((what) => (typeof what === 'string' ? line.includes(what) : what.test(line)));
      expect(
        seen.filter((line) => !allowed(line)),
        'nothing unexpected in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until React has hydrated the page, if it is one of the site's. Judging a page that never hydrates is up to the
 * test.
 */
async function alive(page: Page): Promise<void> {
  const hydrated = () =>
    !document.getElementById('page-data') ||
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(hydrated, undefined, { timeout: 10_000 }).catch(() => undefined);
}

export { expect };
