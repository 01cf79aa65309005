import { CallError } from '~/shared/api-client';
import { fieldKey } from '../profile/fields';
import * as texts from '../../texts';

/** What a failed registration says (docs/product/accounts.md, "Simple registration"): lines of `field: messages`, the server's sentence, or ours. */
export function failureLines(error: unknown): string[] {
  if (!(error instanceof CallError)) return [texts.registrationFailed];
  const lines = Object.entries(error.fields).map(([field, messages]) =>
    field === 'non_field_errors' ? messages.join(' ') : `${fieldKey(field)}: ${messages.join(' ')}`,
  );
  if (lines.length > 0) return lines;
  if (error.status === 0) return [texts.registrationUnreached];
  if (error.message && error.status < 500) return [error.message];
  return [texts.registrationFailed];
}
