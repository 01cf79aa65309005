import { CallError } from '~/shared/api-client';
import { fieldKey } from '~/features/people/web/public';
import * as texts from '../../texts';

/**
 * Returns the lines of a failed registration: `field: messages`, the server's sentence, or a general one
 * (docs/product/applications.md, "Simple registration").
 */
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
