import type { FieldErrors } from '~/shared/contract';

/**
 * A "no" with words for the person: thrown by policies and services, turned into an answer in one place (errors.ts).
 * The message of the Error is what leaves; nothing internal belongs into it.
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

export const unauthorized = (detail = 'Please login.', code = 'not_authenticated') => new HttpError(401, code, detail);

export const forbidden = (detail = 'You may not do this.', code = 'forbidden') => new HttpError(403, code, detail);

/** Also for what is there but not theirs to know of. */
export const notFound = (detail = 'Not found.', code = 'not_found') => new HttpError(404, code, detail);

export const conflict = (code: string, detail: string) => new HttpError(409, code, detail);

/** @param seconds after how long another try makes sense; goes out as Retry-After. */
export const tooMany = (seconds: number, detail = 'Too many tries. Please wait a little.') =>
  new HttpError(429, 'too_many', detail, null, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/** Messages by top-level field; what has no field goes to `non_field_errors`. */
export function fieldsOf(issues: readonly { path: readonly PropertyKey[]; message?: string | undefined }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = String(issue.path[0] || 'non_field_errors');
    (fields[name] ??= []).push(issue.message ?? 'Invalid value.');
  }
  return fields;
}
