import type { FieldErrors } from '~/shared/refusal';

/**
 * A "no" with words for the person: thrown by policies and services, turned into an answer in one place (errors.ts).
 * The message of the Error is what leaves; nothing internal belongs into it.
 */
export class Refusal extends Error {
  override name = 'Refusal';

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
export const invalid = (fields: FieldErrors) => new Refusal(400, 'invalid', 'Invalid input.', fields);

export const unauthorized = (detail = 'Please login.', code = 'not_authenticated') => new Refusal(401, code, detail);

export const forbidden = (detail = 'You may not do this.', code = 'forbidden') => new Refusal(403, code, detail);

/** Also for what is there but not theirs to know of. */
export const notFound = (detail = 'Not found.', code = 'not_found') => new Refusal(404, code, detail);

export const conflict = (code: string, detail: string) => new Refusal(409, code, detail);

/** @param seconds after how long another try makes sense; goes out as Retry-After. */
export const tooMany = (seconds: number, detail = 'Too many tries. Please wait a little.') =>
  new Refusal(429, 'too_many', detail, null, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });
