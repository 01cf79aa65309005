import { callErrorOf, CallError, noAnswer, requestOf } from '~/shared/api-client';
import type { Address, CallAnswer, CallAt, CallInput } from '~/shared/contract';
import type { portalCalls } from '../contract';

/** Where the token of the session in the portal is; it is no person's session. */
const key = 'portal.session';
const TIMEOUT_MS = 120_000;

/** Returns the token of the session in the portal; null without one. */
export function portalToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the token of a session, or deletes it. */
export function setPortalToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // Storage is blocked: a new link has to be requested next time.
  }
}

/** Makes a call of the portal with its own token. Throws a CallError; a 401 deletes the token. */
export async function portalCall<A extends Address<(typeof portalCalls)[keyof typeof portalCalls]>>(
  address: A,
  input: CallInput<CallAt<typeof portalCalls, A>>,
): Promise<CallAnswer<CallAt<typeof portalCalls, A>>> {
  const token = portalToken();
  const { path, ...init } = requestOf(address, input, token ? { Authorization: `Portal ${token}` } : {});
  const response = await fetch(path, {
    ...init,
    body: init.body ?? null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw noAnswer(error instanceof Error ? error.message : String(error));
  });
  if (!response.ok) {
    const error = callErrorOf(response.status, response.statusText, await response.json().catch(() => null));
    if (error.status === 401) setPortalToken(null);
    throw error;
  }
  if (response.status === 204) return undefined as never;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return (await (isJson ? response.json() : response.blob())) as never;
}

/** Returns whether a failed call shows that the session in the portal is over. */
export const isOver = (error: unknown): boolean => error instanceof CallError && error.status === 401;
