import type { FastifyInstance } from 'fastify';

/**
 * Takes no more requests and waits for the running ones, at most `ms`: a paused download, or a connection that never asks
 * for anything, would keep the process alive until the service manager kills it with the database open.
 */
export async function closeWithin(app: FastifyInstance, ms = 10_000): Promise<void> {
  // Fastify closes the connections that are idle now; one whose answer is sent later would stay open for another request.
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
