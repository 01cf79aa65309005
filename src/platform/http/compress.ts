import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes; smaller answers fit one packet as they are. */
const WORTH_IT = 2048;

/**
 * Compresses what is made for one person: JSON that no kept answer stands for, above all the members' directory. Quick
 * settings, since nobody else gets the result. (Cached answers have their own forms, see response-cache.ts.)
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('Content-Encoding')) return payload;
    if (!String(reply.getHeader('Content-Type')).startsWith('application/json')) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = /\bbr\b(?!;q=0)/.test(accepted) ? 'br' : /\bgzip\b(?!;q=0)/.test(accepted) ? 'gzip' : null;
    void reply.header('Vary', 'Accept-Encoding');
    if (!coding) return payload;
    const body = Buffer.from(payload);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const compressed = coding === 'br' ? await brotli(body, { params }) : await zip(body, { level: 6 });
    void reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    return compressed;
  });
}
