import type { FastifyInstance } from 'fastify';
import { Socket } from 'node:net';

/** Longer than the browser waits (shared/upload-client.ts), which tells people more than a line that is cut. */
const STALL_MS = 90_000;

/**
 * Ends requests of whose body nothing has come for a while. How long all of it takes is the line's affair: 100 MB may need
 * an hour, and what to do with them as long as it likes.
 */
export function endStalledBodies(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket, headers } = raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // inject() has no real socket.
    if (hasBody && socket instanceof Socket) {
      socket.setTimeout(stallMs);
      raw.once('end', () => {
        // Once it is answered, the limit is the one of idle connections.
        if (!reply.raw.writableFinished) socket.setTimeout(0);
      });
    }
    done();
  });
}
