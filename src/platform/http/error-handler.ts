import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { diskFull, isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { fieldsOf, HttpError } from '../errors/http-error';

/** What to answer to Fastify's own errors, by status. */
const FASTIFY_ERRORS: Record<number, [code: string, detail: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  404: ['not_found', 'Not found.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'This kind of content is not accepted here.'],
  503: ['busy', 'The server is busy. Please try again in a moment.'],
};

/** Turns everything thrown into the answers of docs/product/general.md, "Errors": the one place where errors become HTTP. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').send({ detail: 'Not found.', code: 'not_found' }),
  );
}

/** Answers a request with an error; also for errors before a request has a handler. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('Cache-Control', 'no-store');
  if (error instanceof HttpError) {
    return reply
      .code(error.status)
      .headers(error.headers)
      .send(error.fields ?? { detail: error.message, code: error.code });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({ path: instancePath.split('/').slice(1), message }));
    return reply.code(400).send(fieldsOf(issues));
  }
  const { statusCode } = error as FastifyError;
  if (statusCode && statusCode >= 400 && (statusCode < 500 || statusCode === 503)) {
    const [code, detail] = FASTIFY_ERRORS[statusCode] ?? ['refused', 'The request was refused.'];
    return reply.code(statusCode).send({ detail, code });
  }
  request.log.error({ err: error }, 'request failed');
  if (isDiskFull(error)) {
    const { status, code, message } = diskFull();
    return reply.code(status).send({ detail: message, code });
  }
  if (isOutage(error)) {
    return reply.code(503).header('Retry-After', '5').send({
      detail: 'A part of the site is down. Please try again in a moment.',
      code: 'unavailable',
    });
  }
  return reply.code(500).send({ detail: 'Something went wrong.', code: 'error', request_id: request.id });
}
