import { CallError } from '~/shared/api-client';

/**
 * Why it failed although nothing typed was wrong: no connection, too many tries, trouble on our side. Undefined
 * when the server refused what was sent.
 */
export function outwardReason(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.status >= 500)
    return 'The server has a problem. Please try again in a few minutes.';
  if (error.status === 0) return 'There was no answer from the server. Please check your connection.';
  if (error.status === 429) return error.message || 'Too many tries. Please wait a little.';
  return undefined;
}
