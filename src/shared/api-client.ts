import { prefixOf } from './language';
import { language } from './texts';
import {
  fillPath,
  type Address,
  type CallAnswer,
  type CallAt,
  type CallInput,
  type Calls,
  type FieldErrors,
} from './contract';

/** How long a call may take, in ms (docs/product/general.md, "Request timeout"). */
const TIMEOUT_MS = 60_000;

/** The error of a call that got an error answer (`status` 400 and up), or no answer at all (`status` 0). */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    /** `detail` of the answer, or why there was none. */
    detail: string,
    readonly code: string,
    /** Messages by field of a 400. */
    readonly fields: FieldErrors,
  ) {
    super(detail);
  }
}

/** What the client needs from the session, without importing it. */
export interface ClientSession {
  /** Returns the token to send. */
  token(): string | null;
  /** Returns whether that token is about to expire, or has expired. */
  ending(): boolean;
  /** Gets a new token in place of one that got a 401. Resolves to whether there is one. */
  renew(dead: string): Promise<boolean>;
  /** Called for a 401 that a new token did not fix. */
  unauthorized(): void;
  /** Lets the person prove again who they are, for a call that needs a proof. Resolves to whether they have. */
  prove(): Promise<boolean>;
  /** Called when a call is refused until the person has a second factor. */
  factorRequired(): void;
}

let session: ClientSession = {
  token: () => null,
  ending: () => false,
  renew: () => Promise.resolve(false),
  unauthorized: () => undefined,
  prove: () => Promise.resolve(false),
  factorRequired: () => undefined,
};

let keptAnswer: (address: string, input: object) => Promise<unknown> = () => Promise.resolve(undefined);

/** Sets what a call answers that the server does not: from copies on this device; undefined where there is none. */
export function setKeptAnswers(answer: typeof keptAnswer): void {
  keptAnswer = answer;
}

/** Sets the client's session; called once, by the session. */
export function setClientSession(owner: ClientSession): void {
  session = owner;
}

export interface CallOptions {
  /** Leaves out the Authorization header, as for the home page's ads, which are the same for every visitor. */
  anonymous?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Returns the function by which a feature's browser side makes its calls, typed by the feature's table without loading
 * it:
 *
 * const call = callsOf<typeof marketplaceCalls>(); const shops = await call('GET /api/marketplace/shops/', {});
 *
 * It resolves to the answer, or throws a CallError.
 */
export function callsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(address: A, input: CallInput<CallAt<T, A>>, options?: CallOptions) =>
    makeCall(address, input, options) as Promise<CallAnswer<CallAt<T, A>>>;
}

/** A call as it is sent. */
interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
}

/** Makes a call; the browser's only client. Features use it through `callsOf`. Throws a CallError. */
export async function makeCall(
  address: string,
  input: object,
  { anonymous = false, signal }: CallOptions = {},
): Promise<unknown> {
  let response: Response;
  try {
    response = await withToken(anonymous, (headers) => ask({ ...requestOf(address, input, headers), signal }));
  } catch (error) {
    const isUnreached = error instanceof CallError && error.status === 0;
    const stored = isUnreached && !anonymous ? await keptAnswer(address, input) : undefined;
    if (stored === undefined) throw error;
    return stored;
  }
  if (response.status === 204) return undefined;
  try {
    // The server has already cut the answer to its schema; parsing it again would only take the phone's time.
    return await (response.headers.get('Content-Type')?.startsWith('application/json')
      ? response.json()
      : response.blob());
  } catch (error) {
    // The answer broke off on the way, or the time ran out.
    if (signal?.aborted) throw error;
    throw noAnswer(messageOf(error));
  }
}

/**
 * Sends with the session's token. A call that needs a fresh proof is sent again once the person has given one. `send`
 * throws a CallError.
 */
export async function withToken<T>(
  anonymous: boolean,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  try {
    return await withRenewed(anonymous, send);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 403) throw error;
    if (error.code === 'second_factor_required') session.factorRequired();
    if (error.code !== 'proof_needed' || !(await session.prove())) throw error;
    return withRenewed(anonymous, send);
  }
}

/** Sends, and renews an expired token once. A second 401 ends the session. */
async function withRenewed<T>(anonymous: boolean, send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const token = anonymous ? null : await lastingToken();
  if (!token) return send({});
  try {
    return await send(authorization(token));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const next = (await session.renew(token)) ? session.token() : null;
    try {
      if (next) return await send(authorization(next));
    } catch (again) {
      if (isUnauthorized(again)) session.unauthorized();
      throw again;
    }
    session.unauthorized();
    throw error;
  }
}

/**
 * Returns the token, renewed before it expires: with an expired token, a public call answers as if to a visitor, and no
 * 401 would show the office that its list is incomplete.
 */
async function lastingToken(): Promise<string | null> {
  const token = session.token();
  // Even if the renewal fails, the old token may still work.
  if (token && session.ending()) await session.renew(token).catch(() => false);
  return session.token();
}

const authorization = (token: string) => ({ Authorization: `Token ${token}` });
const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401;

/** Returns a call's address and input as an HTTP request. */
export function requestOf(address: string, input: object, headers: Record<string, string>): Omit<Request, 'signal'> {
  const [method = 'GET', path = ''] = address.split(' ');
  const body = (input as { body?: unknown }).body;
  const json = body !== undefined && !(body instanceof FormData);
  return {
    method,
    path: prefixOf(language) + fillPath(path, input),
    headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }) },
    body: json ? JSON.stringify(body) : body,
  };
}

async function ask({ path, signal, ...init }: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { ...init, signal: signal ? firstOf(signal, timeout) : timeout }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      throw noAnswer(messageOf(error));
    },
  );
  if (response.ok) return response;
  throw callErrorOf(response.status, response.statusText, await response.json().catch(() => null));
}

/**
 * Does what `AbortSignal.any` does, which iPhones have only since iOS 17.4: the build lowers syntax but adds no missing
 * APIs.
 */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const control = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) control.abort(signal.reason);
    else signal.addEventListener('abort', () => control.abort(signal.reason), { once: true });
  }
  return control.signal;
}

// The protocol's own phrases, in every language as HTTP/1 sends them.
/* oxlint-disable house/texts-in-catalogues */
/** The reason phrases that HTTP/2 and 3 no longer send with a status. */
const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};
/* oxlint-enable house/texts-in-catalogues */

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the CallError of a call that got no answer at all. */
export const noAnswer = (why: string) => new CallError(0, '', why, 'no_response', {});

/** Returns the CallError of an error answer; `body` is its JSON, or null. */
export function callErrorOf(status: number, reason: string, body: unknown): CallError {
  const statusText = reason || (reasons[status] ?? '');
  const { detail, code, ...rest } = (body ?? {}) as Record<string, unknown>;
  if (typeof detail === 'string' && typeof code === 'string')
    return new CallError(status, statusText, detail, code, {});
  const fields = Object.entries({ detail, code, ...rest }).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  );
  return new CallError(status, statusText, '', 'invalid', Object.fromEntries(fields));
}
