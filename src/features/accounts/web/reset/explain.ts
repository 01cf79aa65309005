import { CallError } from '~/shared/api-client';
import { texts } from '../../contract/texts';
import { outwardReason } from '../components/failure';

export const noSessionText = 'Invalid reset session. Please start over.';
const failed = 'Failed to reset password. Please try again or request a new reset link.';

/** What the reset inside the login says of a failed call, line by line (spec, section 8, "Reset"). */
export function explainReset(error: unknown): string[] {
  if (error instanceof CallError) {
    if (error.status === 404) return [texts.resetUnknown];
    if (error.status === 403) return [texts.resetUsed];
    const lines = Object.values(error.fields).flat();
    if (error.status === 400 && lines.length > 0) return lines;
    if (error.status === 400 && error.message) return [error.message];
  }
  return [failed, outwardReason(error) ?? ''].filter(Boolean);
}

/** What the stand-alone page says (same place). */
export function explainConfirm(error: unknown): string[] {
  if (error instanceof CallError && error.fields.password) return error.fields.password;
  return [texts.resetConfirmBad, outwardReason(error) ?? ''].filter(Boolean);
}
