import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { diskFull, isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { HttpError, notFound } from '../errors/http-error';
import { refuse } from '../errors/refusals';
import { languageOf } from './language';

/** What to answer to Fastify's own errors, by status: the code and the text. */
const FASTIFY_ERRORS: Record<number, [code: string, text: Parameters<typeof refuse.error>[2]]> = {
  400: ['bad_request', (t) => t.unreadableRequest],
  404: ['not_found', (t) => t.notFound],
  413: ['too_large', (t) => t.requestTooLarge],
  415: ['unsupported_type', (t) => t.unacceptedContent],
  503: ['busy', (t) => t.serverBusy],
};

/**
 * Turns everything thrown into the answers of docs/product/general.md, "Errors": the one place where errors become
 * HTTP.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
}

/** Answers a request with an error, in the language of its address; also for errors before a request has a handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, detail, fields, headers } = asHttpError(error, request);
  const language = languageOf(request);
  const body = fields
    ? fields(language)
    : { detail: detail(language), code, ...(status === 500 && { request_id: request.id }) };
  return reply.code(status).header('Cache-Control', 'no-store').headers(headers).send(body);
}

/** Returns the answer to an error; what is not a refusal is logged. */
function asHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const { statusCode } = error as FastifyError;
  if (statusCode && statusCode >= 400 && (statusCode < 500 || statusCode === 503)) {
    const [code, text] = FASTIFY_ERRORS[statusCode] ?? ['refused', (t) => t.requestRefused];
    return refuse.error(statusCode, code, text);
  }
  request.log.error({ err: error }, 'request failed');
  if (isDiskFull(error)) return diskFull();
  return isOutage(error)
    ? refuse.error(503, 'unavailable', (t) => t.partIsDown, { 'Retry-After': '5' })
    : refuse.error(500, 'error', (t) => t.serverError);
}
