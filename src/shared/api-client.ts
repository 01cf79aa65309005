import { fillPath, type Address, type CallAnswer, type CallAt, type CallInput, type Calls } from './contract';
import type { FieldErrors } from './refusal';

/** 60 seconds, public-site.md section 7. */
const TIMEOUT_MS = 60_000;

/** A call that got a refusal (`status` 400 and up), or no answer at all (`status` 0). */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    /** `detail` of the refusal, or what went wrong underneath. */
    detail: string,
    readonly code: string,
    /** Messages by field of a 400. */
    readonly fields: FieldErrors,
  ) {
    super(detail);
  }
}

/** What the client needs from the session without knowing it: the token to send, and whom to tell of a 401. */
export interface ClientSession {
  token(): string | null;
  unauthorized(): void;
}

let session: ClientSession = { token: () => null, unauthorized: () => undefined };

/** Set once by the accounts feature, the owner of the session. */
export function setClientSession(owner: ClientSession): void {
  session = owner;
}

export interface CallOptions {
  /** Leaves the Authorization header out (the home page's ads, public-site.md section 7). */
  anonymous?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * The way a feature's browser side makes its calls, typed by the feature's table without loading it:
 *
 *     const call = callsOf<typeof marketplaceCalls>();
 *     const shops = await call('GET /api/marketplace/shops/', {});
 *
 * Gives the answer, throws CallError.
 */
export function callsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(address: A, input: CallInput<CallAt<T, A>>, options?: CallOptions) =>
    makeCall(address, input, options) as Promise<CallAnswer<CallAt<T, A>>>;
}

/** The browser's one client; features use it through `callsOf`. */
export async function makeCall(address: string, input: object, { anonymous = false, signal }: CallOptions = {}): Promise<unknown> {
  const [method, path = ''] = address.split(' ');
  const token = anonymous ? null : session.token();
  const body = (input as { body?: unknown }).body;
  const multipart = body instanceof FormData;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(fillPath(path, input), {
    method,
    headers: {
      ...(token ? { Authorization: `Token ${token}` } : {}),
      ...(body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body === undefined ? undefined : multipart ? body : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(0, '', error instanceof Error ? error.message : 'No response', 'no_response', {});
  });
  if (!response.ok) {
    if (response.status === 401 && token) session.unauthorized();
    throw await refused(response);
  }
  // The server has already cut the answer to its schema; parsing it again would only cost the phone time.
  if (response.status === 204) return undefined;
  return response.headers.get('Content-Type')?.startsWith('application/json') ? response.json() : response.blob();
}

async function refused(response: Response): Promise<CallError> {
  const body = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  const { detail, code } = body;
  if (typeof detail === 'string' && typeof code === 'string') {
    return new CallError(response.status, response.statusText, detail, code, {});
  }
  const fields = Object.entries(body).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return new CallError(response.status, response.statusText, '', 'invalid', Object.fromEntries(fields));
}
