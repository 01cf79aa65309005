import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as texts from '~/shared/texts';
import { diskFull, isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { fieldsOf, HttpError, notFound } from '../errors/http-error';
import type { FieldErrors } from '~/shared/contract';
import type { Translator } from '../translate';
import { languageOf } from './language';

/** What to answer to Fastify's own errors, by status. */
const FASTIFY_ERRORS: Record<number, [code: string, detail: string]> = {
  400: ['bad_request', texts.unreadableRequest],
  404: ['not_found', texts.notFound],
  413: ['too_large', texts.requestTooLarge],
  415: ['unsupported_type', texts.unacceptedContent],
  503: ['busy', texts.serverBusy],
};

/** Turns everything thrown into the answers of docs/product/general.md, "Errors": the one place where errors become HTTP. */
export function registerErrorHandler(app: FastifyInstance, said?: Translator['said']): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply, said));
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply, said));
}

interface ErrorAnswer {
  status: number;
  body: FieldErrors | { detail: string; code: string; request_id?: string };
  headers?: Record<string, string>;
}

/** Answers a request with an error, in the language of its address; also for errors before a request has a handler. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Translator['said'] = (text) => text,
): FastifyReply {
  const { status, body, headers = {} } = answerTo(error, request);
  const language = languageOf(request);
  const whole = 'detail' in body && typeof body.detail === 'string';
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .headers(headers)
    .send(
      whole
        ? { ...body, detail: said(body.detail as string, language) }
        : fieldsIn(body as FieldErrors, (text) => said(text, language)),
    );
}

const fieldsIn = (fields: FieldErrors, said: (text: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages.map(said)]));

function answerTo(error: unknown, request: FastifyRequest): ErrorAnswer {
  if (error instanceof HttpError) {
    return {
      status: error.status,
      headers: error.headers,
      body: error.fields ?? { detail: error.message, code: error.code },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').slice(1),
      message,
    }));
    return { status: 400, body: fieldsOf(issues) };
  }
  const { statusCode } = error as FastifyError;
  if (statusCode && statusCode >= 400 && (statusCode < 500 || statusCode === 503)) {
    const [code, detail] = FASTIFY_ERRORS[statusCode] ?? ['refused', texts.requestRefused];
    return { status: statusCode, body: { detail, code } };
  }
  request.log.error({ err: error }, 'request failed');
  if (isDiskFull(error)) {
    const { status, code, message } = diskFull();
    return { status, body: { detail: message, code } };
  }
  if (isOutage(error)) {
    return { status: 503, headers: { 'Retry-After': '5' }, body: { detail: texts.partIsDown, code: 'unavailable' } };
  }
  return { status: 500, body: { detail: texts.serverError, code: 'error', request_id: request.id } };
}
