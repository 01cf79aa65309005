import type { FieldErrors } from '~/shared/contract';
import type { Language, Localized, Texts } from '~/shared/language';
import { both } from '~/shared/texts/both';

/**
 * An error answer with a text for the person: thrown by policies and services, and turned into an HTTP answer in the
 * caller's language in one place (http/error-handler.ts). The text is sent as it is; nothing internal belongs in it.
 * The `message` is the English text, for logs.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Localized,
    readonly fields: Localized<FieldErrors> | null = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(detail('en'));
  }
}

/** 400 with `{ field: [message] }`; `non_field_errors` for the whole form. */
export const invalid = (fields: Localized<FieldErrors>) =>
  new HttpError(400, 'invalid', () => 'Invalid input.', fields);

export const unauthorized = (
  detail: Localized = (language) => both[language].pleaseLogin,
  code = 'not_authenticated',
) => new HttpError(401, code, detail);

export const forbidden = (detail: Localized = (language) => both[language].notAllowed, code = 'forbidden') =>
  new HttpError(403, code, detail);

/** A call with `proof` by a caller whose last proof is too old (`Caller.provedUntil`). */
export const proofNeeded = () => new HttpError(403, 'proof_needed', (language) => both[language].proofNeeded);

/** Also for what exists but the caller may not see. */
export const notFound = (detail: Localized = (language) => both[language].notFound, code = 'not_found') =>
  new HttpError(404, code, detail);

const conflict = (code: string, detail: Localized) => new HttpError(409, code, detail);

/** @param seconds how long to wait before another try makes sense; sent as Retry-After. */
export const tooMany = (seconds: number, detail: Localized = (language) => both[language].tooManyTries) =>
  new HttpError(429, 'too_many', detail, null, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/**
 * Returns the errors above with the texts of a catalogue: `refuse.notFound((t) => t.shopNotFound)`. A feature has its
 * own in `server/refusals.ts`; the function is called with the texts of the language of the answer.
 */
export function refusalsIn<En extends object>(catalogue: { en: En; ml: NoInfer<Texts<En>> }) {
  const localized =
    <T>(words: (texts: En, language: Language) => T): Localized<T> =>
    (language) =>
      words(catalogue[language] as En, language);
  type Words<T = string> = (texts: En, language: Language) => T;
  return {
    invalid: (fields: Words<FieldErrors>) => invalid(localized(fields)),
    unauthorized: (detail: Words, code?: string) => unauthorized(localized(detail), code),
    forbidden: (detail: Words, code?: string) => forbidden(localized(detail), code),
    notFound: (detail: Words, code?: string) => notFound(localized(detail), code),
    conflict: (code: string, detail: Words) => conflict(code, localized(detail)),
    tooMany: (seconds: number, detail: Words) => tooMany(seconds, localized(detail)),
    error: (status: number, code: string, detail: Words, headers?: Record<string, string>) =>
      new HttpError(status, code, localized(detail), null, headers),
  };
}
