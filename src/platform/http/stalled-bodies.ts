import type { FastifyInstance } from 'fastify';
import { Socket } from 'node:net';

/** Longer than the browser waits (shared/upload-client.ts): its message explains more than a cut connection. */
const STALL_MS = 90_000;

/**
 * Ends requests whose body has stopped arriving. There is no limit on the whole: 100 MB may take an hour on a slow
 * line, and processing them as long as it needs.
 */
export function endStalledBodies(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket, headers } = raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // inject() has no real socket.
    if (hasBody && socket instanceof Socket) {
      socket.setTimeout(stallMs);
      raw.once('end', () => {
        // Once the request is answered, the limit for idle connections applies.
        if (!reply.raw.writableFinished) socket.setTimeout(0);
      });
    }
    done();
  });
}
