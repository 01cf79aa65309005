import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '~/shared/texts';
import { isKey, type Files } from '../files/files';
import { typeOfKey } from '../files/types';
import { matchesEtag, parseRange } from './negotiation';

const base = '/media/';

/**
 * Serves stored files at /media/<key> with ranges and validators, to be cached for good (the content of an address
 * never changes). What `isPublic` rejects, and what is not a key, is a 404 like a file that does not exist.
 */
export function registerMedia(app: FastifyInstance, files: Files, isPublic: (key: string) => boolean): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${base}*`,
    // A file and not a call, so it stays out of the API's description.
    schema: { hide: true },
    handler: async (request, reply) => {
      // The address as sent: keys need no encoding, so an encoded address is not one of ours.
      const key = request.raw.url!.slice(base.length).split('?')[0]!;
      if (!isKey(key) || !isPublic(key)) return notFound(reply);
      try {
        return await sendFile(request, reply, files, key);
      } catch (error) {
        request.log.error({ err: error, key }, 'files can not be read');
        return sendError(reply, 503, texts.filesUnavailable, 'files_unavailable');
      }
    },
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, files: Files, key: string) {
  const { headers, method } = request;
  const conditional = headers['if-none-match'] !== undefined || (method === 'GET' && headers.range !== undefined);
  // Requests the file's facts first only where they matter; a plain GET costs one request to the storage.
  const whole = method === 'GET' && !conditional ? await files.read(key) : null;
  const found = whole ?? (await files.stat(key));
  if (!found) return notFound(reply);

  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: found.etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyOf(key),
  });
  if (matchesEtag(headers['if-none-match'], found.etag)) return reply.code(304).send();

  reply.header('content-type', found.contentType);
  if (!typeOfKey(key).inline) reply.header('content-disposition', 'attachment');
  if (method === 'HEAD') return reply.header('content-length', found.size).send();
  if (whole) return reply.header('content-length', whole.size).send(whole.stream);

  const ifRange = headers['if-range'];
  const range = ifRange === undefined || ifRange === found.etag ? parseRange(headers.range, found.size) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store');
    return sendError(reply, 416, texts.noSuchPart, 'range_not_satisfiable');
  }
  const part = await files.read(key, range);
  if (!part) return notFound(reply);
  if (!range) return reply.header('content-length', part.size).send(part.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${part.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(part.stream);
}

/**
 * Nothing in a file may run or load if a browser shows it as a page. A PDF has no sandbox: the PDF viewer would not
 * open in one.
 */
function policyOf(key: string): string {
  return typeOfKey(key).mime === 'application/pdf' ? "default-src 'none'" : "sandbox; default-src 'none'";
}

function notFound(reply: FastifyReply) {
  return sendError(reply, 404, texts.notFound, 'not_found');
}

function sendError(reply: FastifyReply, status: number, detail: string, code: string) {
  reply.removeHeader('content-disposition').removeHeader('etag');
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send({ detail, code });
}
