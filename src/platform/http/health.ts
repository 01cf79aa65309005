import type { FastifyInstance } from 'fastify';
import { isLeaving } from './close';

/** Checks something the site can't work without, by name; rejects when it is down. */
export type Check = [name: string, check: () => Promise<unknown>];

/** Anybody may ask, and a check writes a file and takes a connection, so one every so many milliseconds is enough. */
const freshFor = 1000;

/**
 * `/healthz`: whether the process is alive. `/readyz`: whether it can serve and goes on doing so; otherwise 503 with the names of
 * what is down, or that it is stopping (close.ts).
 */
export function registerHealth(app: FastifyInstance, checks: Check[]): void {
  let last: { at: number; down: Promise<string[]> } | undefined;
  const whatIsDown = () => {
    if (!last || performance.now() - last.at > freshFor) last = { at: performance.now(), down: look(checks) };
    return last.down;
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (isLeaving(app)) return reply.code(503).send({ detail: 'Stopping.', code: 'unavailable' });
    const down = await whatIsDown();
    if (down.length === 0) return { status: 'ready' };
    request.log.warn({ down }, 'not ready');
    return reply.code(503).send({ detail: `Down: ${down.join(', ')}.`, code: 'unavailable' });
  });
}

/** The names of what is down. */
async function look(checks: Check[]): Promise<string[]> {
  const results = await Promise.allSettled(checks.map(([, check]) => check()));
  return checks.filter((_, index) => results[index]?.status === 'rejected').map(([name]) => name);
}
