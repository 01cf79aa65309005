import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isLeaving } from './close';

/** Checks something that the site can't work without, by name; rejects when it is down. */
export type Check = [name: string, check: () => Promise<unknown>];

/**
 * Every visitor may call this, and a check writes a file and takes a connection, so one every so many milliseconds is
 * enough.
 */
const freshFor = 1000;
/**
 * In ms: how long the checks may take before the previous result is answered, and how old that may be. A long write has
 * the embedded database's only connection to itself, and a proxy that waits for an answer takes the site for dead.
 */
const patience = 500;
const trustedFor = 30_000;

/**
 * Serves `/healthz`: whether the process is alive; and `/readyz`: whether it can serve and will continue to; otherwise
 * 503 with the names of what is down, or that it is stopping (close.ts).
 */
export function registerHealth(app: FastifyInstance, checks: Check[]): void {
  let last: { at: number; down: Promise<string[]> } | undefined;
  let known: { at: number; down: string[] } | undefined;
  const lookNow = async () => {
    const down = await look(checks);
    known = { at: performance.now(), down };
    return down;
  };
  const whatIsDown = async (): Promise<string[]> => {
    if (!last || performance.now() - last.at > freshFor) last = { at: performance.now(), down: lookNow() };
    const down = await Promise.race([last.down, sleep(patience, undefined, { ref: false })]);
    const isTrusted = known && performance.now() - known.at < trustedFor;
    return down ?? (isTrusted ? known!.down : last.down);
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

/** Returns the names of what is down. */
async function look(checks: Check[]): Promise<string[]> {
  const results = await Promise.allSettled(checks.map(([, check]) => check()));
  return checks.filter((_, index) => results[index]?.status === 'rejected').map(([name]) => name);
}
