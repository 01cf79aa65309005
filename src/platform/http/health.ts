import type { FastifyInstance } from 'fastify';

/** One thing the site can't work without, by name; rejects when it is down. */
export type Check = [name: string, check: () => Promise<unknown>];

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 with the name of what is down. */
export function registerHealth(app: FastifyInstance, checks: Check[]): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const results = await Promise.allSettled(checks.map(([, check]) => check()));
    const down = checks.filter((_, index) => results[index]?.status === 'rejected').map(([name]) => name);
    if (down.length === 0) return { status: 'ready' };
    request.log.warn({ down }, 'not ready');
    return reply.code(503).send({ detail: `Down: ${down.join(', ')}.`, code: 'unavailable' });
  });
}
