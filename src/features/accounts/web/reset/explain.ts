import { CallError } from '~/shared/api-client';
import { errorMessage, errorReason, isKnownFailure, type KnownFailures } from '~/shared/error-message';
import * as texts from '../../texts';

export const noSessionText = texts.resetSessionBad;
const failed = texts.resetFailed;

/** What the reset inside the login says of a failed call, line by line (docs/product/accounts.md, "Reset flow"). */
export function explainReset(error: unknown): string[] {
  const lines = error instanceof CallError && error.status === 400 ? Object.values(error.fields).flat() : [];
  return lines.length > 0
    ? lines
    : explain(error, failed, { 400: true, 403: texts.resetUsed, 404: texts.resetUnknown });
}

/** What the stand-alone page says (docs/product/accounts.md, "Reset page"). */
export function explainConfirm(error: unknown): string[] {
  if (error instanceof CallError && error.fields.password) return error.fields.password;
  return explain(error, texts.resetConfirmBad, { 400: texts.resetConfirmBad });
}

function explain(error: unknown, otherwise: string, known: KnownFailures): string[] {
  const reason = isKnownFailure(error, known) ? undefined : errorReason(error);
  return [errorMessage(error, otherwise, known), reason ?? ''].filter(Boolean);
}
