import { CallError } from './api-client';

/** docs/product/general.md, "Administration messages" */
export const accessDenied = 'Access denied. Admin privileges required.';

/** Why a call of the administration failed, for people: the server's messages, else what is known without them. */
export function problemOf(error: unknown): string {
  if (!(error instanceof CallError) || error.status >= 500) return 'The server has a problem. Please try again in a few minutes.';
  if (error.status === 403) return accessDenied;
  if (error.status === 0) return 'There was no answer from the server. Please check your connection.';
  const said = Object.values(error.fields).flat();
  return said.length > 0 ? said.join(' ') : error.message || 'Please try again.';
}

/** An error's messages by field, each as one text. Empty when it names no field. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')]));
}

/** Whether a save failed because somebody else has changed the record (docs/product/general.md, "Stale saves"). */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.code === 'stale';

/** Why a screen of the administration could not be loaded: the screen's own words, unless the person has no access. */
export const loadProblem = (error: unknown, otherwise: string) =>
  error instanceof CallError && error.status === 403 ? problemOf(error) : otherwise;
