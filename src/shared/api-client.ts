import { fillPath, type Address, type CallAnswer, type CallAt, type CallInput, type Calls, type FieldErrors } from './contract';

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

/** What the client needs from the session without knowing it. */
export interface ClientSession {
  /** The token to send. */
  token(): string | null;
  /** Whether that token is about to end, or has. */
  ending(): boolean;
  /** Asks for a new token in place of one that got a 401. Gives whether there is one. */
  renew(dead: string): Promise<boolean>;
  /** Hears of a 401 that nothing could mend. */
  unauthorized(): void;
}

let session: ClientSession = {
  token: () => null,
  ending: () => false,
  renew: () => Promise.resolve(false),
  unauthorized: () => undefined,
};

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

/** One call over the network. */
interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
}

/** The browser's one client; features use it through `callsOf`. */
export async function makeCall(address: string, input: object, { anonymous = false, signal }: CallOptions = {}): Promise<unknown> {
  const response = await withToken(anonymous, (headers) => ask({ ...requestOf(address, input, headers), signal }));
  if (response.status === 204) return undefined;
  try {
    // The server has already cut the answer to its schema; parsing it again would only cost the phone time.
    return await (response.headers.get('Content-Type')?.startsWith('application/json') ? response.json() : response.blob());
  } catch (error) {
    // It broke off on the way, or the time was over.
    if (signal?.aborted) throw error;
    throw noAnswer(messageOf(error));
  }
}

/**
 * Sends with the session's token; a token that has run out is renewed once. A 401 that stays ends the session. `send`
 * throws CallError.
 */
export async function withToken<T>(anonymous: boolean, send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
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
 * The token, renewed ahead of its end: with a dead one a public call answers as if to a visitor, and no 401 would tell the
 * office that its list is not whole.
 */
async function lastingToken(): Promise<string | null> {
  const token = session.token();
  // A renewal that failed is no reason not to try with what is left of the old one.
  if (token && session.ending()) await session.renew(token).catch(() => false);
  return session.token();
}

const authorization = (token: string) => ({ Authorization: `Token ${token}` });
const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401;

/** What goes over the network for a call. */
export function requestOf(address: string, input: object, headers: Record<string, string>): Omit<Request, 'signal'> {
  const [method = 'GET', path = ''] = address.split(' ');
  const body = (input as { body?: unknown }).body;
  const json = body !== undefined && !(body instanceof FormData);
  return {
    method,
    path: fillPath(path, input),
    headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }) },
    body: json ? JSON.stringify(body) : body,
  };
}

async function ask({ path, signal, ...init }: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { ...init, signal: signal ? firstOf(signal, timeout) : timeout }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw noAnswer(messageOf(error));
  });
  if (response.ok) return response;
  throw refused(response.status, response.statusText, await response.json().catch(() => null));
}

/** `AbortSignal.any`, which iPhones have only since iOS 17.4: the build lowers syntax, not what the browser brings. */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const control = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) control.abort(signal.reason);
    else signal.addEventListener('abort', () => control.abort(signal.reason), { once: true });
  }
  return control.signal;
}

/** What HTTP/2 and 3 no longer send along with a status. */
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
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'No response');

/** The call got no answer at all. */
export const noAnswer = (why: string) => new CallError(0, '', why, 'no_response', {});

/** The CallError of a refusal; `body` is what came as JSON, anything else counts as nothing. */
export function refused(status: number, said: string, body: unknown): CallError {
  const statusText = said || (reasons[status] ?? '');
  const { detail, code, ...rest } = (body ?? {}) as Record<string, unknown>;
  if (typeof detail === 'string' && typeof code === 'string') return new CallError(status, statusText, detail, code, {});
  const fields = Object.entries({ detail, code, ...rest }).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return new CallError(status, statusText, '', 'invalid', Object.fromEntries(fields));
}
