import type { FieldErrors } from '~/shared/contract';
import * as texts from '~/shared/texts';

/**
 * An error answer with a message for the person: thrown by policies and services, and turned into an HTTP answer in one
 * place (http/error-handler.ts). Its message is sent as it is; nothing internal belongs in it.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: FieldErrors | null = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
  }
}

/** 400 with `{ field: [message] }`; `non_field_errors` for the whole form. */
export const invalid = (fields: FieldErrors) => new HttpError(400, 'invalid', 'Invalid input.', fields);

export const unauthorized = (detail = texts.pleaseLogin, code = 'not_authenticated') =>
  new HttpError(401, code, detail);

export const forbidden = (detail = texts.notAllowed, code = 'forbidden') => new HttpError(403, code, detail);

/** A call with `proof`, of somebody whose last one is too old (`Caller.provedUntil`). */
export const proofNeeded = () => new HttpError(403, 'proof_needed', texts.proofNeeded);

/** Also for what exists but is not theirs to know of. */
export const notFound = (detail = texts.notFound, code = 'not_found') => new HttpError(404, code, detail);

export const conflict = (code: string, detail: string) => new HttpError(409, code, detail);

/** @param seconds how long to wait before another try makes sense; sent as Retry-After. */
export const tooMany = (seconds: number, detail = texts.tooManyTries) =>
  new HttpError(429, 'too_many', detail, null, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/** The messages of zod issues by top-level field; those without a field go to `non_field_errors`. */
export function fieldsOf(
  issues: readonly { path: readonly PropertyKey[]; message?: string | undefined }[],
): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = String(issue.path[0] || 'non_field_errors');
    (fields[name] ??= []).push(issue.message ?? texts.invalidValue);
  }
  return fields;
}
