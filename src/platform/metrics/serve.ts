import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { unauthorized } from '../errors/http-error';
import { closeWithin } from '../http/close';
import { registerErrorHandler } from '../http/error-handler';
import type { Log } from '../log';
import type { Metrics } from './metrics';

/**
 * Registers `GET /metrics`, for callers that send `Authorization: Bearer` and this token, or for every caller that can
 * reach `app` when there is none. 401 otherwise.
 */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  token: string | undefined,
): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (token !== undefined && !isSame(/^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', token)) {
      void reply.header('WWW-Authenticate', 'Bearer');
      throw unauthorized(() => 'Send the token of METRICS_TOKEN.', 'bad_token');
    }
    return reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text());
  });
}

/** Compares in the same time wherever they differ, and whatever their lengths. */
function isSame(received: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(right));
}

/**
 * Serves /metrics, and nothing else, on METRICS_PORT and METRICS_HOST. Rejects with Node's error when it cannot listen.
 * Resolves to the port and the function that closes it.
 */
export async function openMetricsPort(
  { host, port, token }: NonNullable<Config['metrics']> & { port: number },
  metrics: Metrics,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> }> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  registerErrorHandler(app);
  registerMetrics(app, metrics, token);
  await app.listen({ host, port });
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close: () => closeWithin(app, 2000) };
}
