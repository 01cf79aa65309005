import { CallError } from '~/shared/api-client';
import { accessDenied } from '~/shared/problem';

/**
 * What a failure says (members-and-administration.md section 8, "Areas"): the server's first error on the name, why it
 * refuses (people belong there, it is gone), or `otherwise`.
 */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise;
  if (error.status === 403) return accessDenied;
  if (error.status === 404 || error.status === 409) return error.message || otherwise;
  return error.fields.name?.[0] ?? error.fields.area?.[0] ?? otherwise;
}
