import { CallError } from '~/shared/api-client';
import { errorMessage, errorReason, isKnownFailure, type KnownFailures } from '~/shared/error-message';
import * as texts from '../../texts';

export const noSessionText = texts.resetSessionBad;

/** Returns the lines about a failed reset inside the login (docs/product/sign-in.md, "Reset flow"). */
export function explainReset(error: unknown): string[] {
  const lines = error instanceof CallError && error.status === 400 ? Object.values(error.fields).flat() : [];
  return lines.length > 0
    ? lines
    : explain(error, texts.resetFailed, { 400: true, 403: texts.resetUsed, 404: texts.resetUnknown });
}

/** Returns the lines about a failed reset on the stand-alone page (docs/product/sign-in.md, "Reset page"). */
export function explainConfirm(error: unknown): string[] {
  const reasons = error instanceof CallError && (error.fields.password ?? error.fields.code);
  if (reasons) return reasons;
  return explain(error, texts.resetConfirmBad, { 400: texts.resetConfirmBad });
}

function explain(error: unknown, otherwise: string, known: KnownFailures): string[] {
  const reason = isKnownFailure(error, known) ? undefined : errorReason(error);
  return [errorMessage(error, otherwise, known), reason ?? ''].filter(Boolean);
}
