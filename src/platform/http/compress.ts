import type { FastifyInstance } from 'fastify';
import { chooseCoding, encode } from './negotiation';

/** In bytes; smaller answers fit into one packet as they are. */
const WORTH_IT = 2048;
/** Quick: the result is for one request only. */
const levels = { br: 5, gzip: 6 };

/**
 * Compresses what is made for one person: JSON that is not cached, above all the members' directory. (Cached answers
 * have their own compressed forms, see response-cache.ts.)
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('Content-Encoding')) return payload;
    if (!String(reply.getHeader('Content-Type')).startsWith('application/json')) return payload;
    const coding = chooseCoding(request.headers['accept-encoding']);
    void reply.header('Vary', 'Accept-Encoding');
    if (coding === 'identity') return payload;
    void reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    return encode(Buffer.from(payload), coding, levels);
  });
}
