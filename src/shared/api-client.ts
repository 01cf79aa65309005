import { addressOf, type Call, type CallAnswer, type CallInput } from './contract';
import { fieldErrorsSchema, refusalSchema, type FieldErrors } from './refusal';

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

/**
 * The browser's one client. Takes a declared call and its input, gives the parsed answer, throws CallError.
 * `anonymous` leaves the Authorization header out (the home page's ads, public-site.md section 7).
 */
export async function makeCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  { anonymous = false, signal }: { anonymous?: boolean; signal?: AbortSignal } = {},
): Promise<CallAnswer<C>> {
  const token = anonymous ? null : session.token();
  const body = (input as { body?: unknown }).body;
  const multipart = body instanceof FormData;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(addressOf(call, input), {
    method: call.method,
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
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<C>;
}

async function refused(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null);
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) {
    return new CallError(response.status, response.statusText, refusal.data.detail, refusal.data.code, {});
  }
  const fields = fieldErrorsSchema.safeParse(body);
  return new CallError(response.status, response.statusText, '', 'invalid', fields.success ? fields.data : {});
}
