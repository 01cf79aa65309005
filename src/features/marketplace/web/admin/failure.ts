import { CallError } from '~/shared/api-client';
import { accessDenied } from '~/shared/problem';

/** Refusals whose own words help: gone, in use, changed meanwhile, too many. */
const telling = [404, 409, 413, 429];

/** The screen's words for a failure and, on a line of its own, the reason where there is one that helps. */
export function linesOf(failed: string, error: unknown): string[] {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0) return [failed, 'Please check your connection.'];
  if (error.status === 403) return [failed, accessDenied];
  if (telling.includes(error.status) && error.message) return [failed, error.message];
  return [failed, ...(error.fields.non_field_errors ?? [])];
}
