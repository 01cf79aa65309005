import { CallError } from '~/shared/api-client';

/** What a failed registration says (docs/product/accounts.md, "Simple registration"): lines of `field: messages`, the server's sentence, or ours. */
export function failureLines(error: unknown): string[] {
  if (!(error instanceof CallError)) return ['Registration failed. Please check your details and try again.'];
  const lines = Object.entries(error.fields).map(([field, messages]) =>
    field === 'non_field_errors' ? messages.join(' ') : `${field}: ${messages.join(' ')}`,
  );
  if (lines.length > 0) return lines;
  if (error.status === 0) return ['Registration failed. Please check your connection and try again.'];
  if (error.message && error.status < 500) return [error.message];
  return ['Registration failed. Please check your details and try again.'];
}
