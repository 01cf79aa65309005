import { ownPath } from '~/shared/own-address';
import type { DoorList, ScanAnswer } from '../../contract/schemas';
import { offsetBy } from './clock';

/** The outcome of a door's call. `dead`: the pass is no longer accepted; `away`: no usable answer. */
export type Answered<T> = { kind: 'ok'; answer: T; offset: number | null } | { kind: 'dead' } | { kind: 'away' };

/**
 * Makes a call with the pass. It does not use the API client, which has a member's session and ends it at a 401.
 */
async function call<T>(token: string, path: string, body?: object): Promise<Answered<T>> {
  const asked = Date.now();
  try {
    const response = await fetch(ownPath(path), {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Door ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status === 401 || response.status === 403) return { kind: 'dead' };
    if (!response.ok) return { kind: 'away' };
    const answer = (await response.json()) as T;
    return { kind: 'ok', answer, offset: offsetBy(response.headers.get('date'), asked, Date.now()) };
  } catch {
    return { kind: 'away' };
  }
}

/** Requests the list, or its changes since a time. */
export const askList = (event: number, token: string, since: string | null): Promise<Answered<DoorList>> =>
  call(token, `/api/events/${event}/door/?more=1${since === null ? '' : `&since=${encodeURIComponent(since)}`}`);

/** Sends scans. */
export const sendScans = (event: number, token: string, body: object): Promise<Answered<{ results: ScanAnswer[] }>> =>
  call(token, `/api/events/${event}/door/scans/`, body);
