import * as common from './texts';
import { callErrorOf, noAnswer, requestOf, withToken } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';

export interface UploadOptions {
  /** Leaves out the Authorization header, as for a person who applies for membership. */
  anonymous?: boolean;
  /** Called with the share that has been sent, 0 to 1. At 1 the server still has to answer. */
  onProgress?: (share: number) => void;
  /**
   * Stops the upload; the promise then rejects with the signal's reason. Before a share of 1, nothing of it stays on
   * the server; after that the server may have finished it.
   */
  signal?: AbortSignal;
}

/** How long an upload may be without any byte moving before it fails, in ms. While bytes move, it may take any time. */
const STALL_MS = 60_000;

/**
 * Returns what `callsOf` does for calls with files, which report their progress and can be stopped. Uses
 * XMLHttpRequest, since `fetch` does not report how much was sent. Resolves to the answer, or throws a CallError.
 */
export function uploadsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(address: A, input: CallInput<CallAt<T, A>>, options: UploadOptions = {}) =>
    withToken(options.anonymous ?? false, (headers) => send(requestOf(address, input, headers), options)) as Promise<
      CallAnswer<CallAt<T, A>>
    >;
}

function send({ method, path, headers, body }: ReturnType<typeof requestOf>, { onProgress, signal }: UploadOptions) {
  return new Promise<unknown>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        request.abort();
        fail(noAnswer(common.uploadStopped));
      }, STALL_MS);
    };
    const onAbort = () => {
      request.abort();
      fail(signal?.reason as Error);
    };
    const over = () => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error) => {
      over();
      reject(error);
    };
    request.open(method, path);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      alive();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('error', () => fail(noAnswer(common.noAnswer)));
    request.addEventListener('load', () => {
      over();
      if (request.status < 400) resolve(request.response);
      else reject(callErrorOf(request.status, request.statusText, request.response));
    });
    signal?.addEventListener('abort', onAbort);
    alive();
    request.send(body);
  });
}
