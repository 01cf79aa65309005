import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const leaving = new WeakSet<FastifyInstance>();

/** Whether this server will stop soon: a proxy should go elsewhere. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app);

/**
 * Starts a stop: /readyz answers 503 from now on, and for `seconds` everything else is served as before, so that a
 * proxy that polls /readyz has switched to another server before anything is refused. Each connection ends with its
 * next answer, whose header announces it. Does nothing when `seconds` is 0.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  if (seconds === 0) return;
  leaving.add(app);
  // Before Fastify sees the request: some answers are written past its hooks.
  app.server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  app.log.info({ seconds }, 'stopping: served until the proxy has noticed');
  await sleep(seconds * 1000);
}

/**
 * Accepts no more requests and waits for the running ones, at most `ms`: a paused download, or a connection that never
 * sends anything, would keep the process alive until the service manager kills it with the database open.
 */
export async function closeWithin(app: FastifyInstance, ms = 10_000): Promise<void> {
  // Fastify closes the connections that are idle now; a connection whose answer is sent later would stay open for
  // another request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    app.log.warn('requests cut short by the stop');
    app.server.closeAllConnections();
  }, ms);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(cut);
  });
}
