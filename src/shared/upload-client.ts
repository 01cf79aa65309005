import { noAnswer, refused, requestOf, withToken } from './api-client';
import type { Address, CallAnswer, CallAt, CallInput, Calls } from './contract';

export interface UploadOptions {
  /** Leaves the Authorization header out, as for an application. */
  anonymous?: boolean;
  /** Called with the share that has left this device, 0 to 1. At 1 the server still has to answer. */
  onProgress?: (share: number) => void;
  /**
   * Stops the upload, and the promise rejects with the signal's reason. Before a share of 1 nothing of it stays on the
   * server; from then on it can only be left alone.
   */
  signal?: AbortSignal;
}

/** Without a byte moved for so long, an upload has failed. A long one that moves may take its time. */
const STALL_MS = 60_000;

/**
 * `callsOf` for calls with files: says how far they are and can be stopped. XMLHttpRequest, since `fetch` tells nothing of
 * what has left. Gives the answer, throws CallError.
 */
export function uploadsOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(address: A, input: CallInput<CallAt<T, A>>, options: UploadOptions = {}) =>
    withToken(options.anonymous ?? false, (headers) => send(requestOf(address, input, headers), options)) as Promise<CallAnswer<CallAt<T, A>>>;
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
        fail(noAnswer('The upload stopped moving'));
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
    request.addEventListener('error', () => fail(noAnswer('No response')));
    request.addEventListener('load', () => {
      over();
      if (request.status < 400) resolve(request.response);
      else reject(refused(request.status, request.statusText, request.response));
    });
    signal?.addEventListener('abort', onAbort);
    alive();
    request.send(body);
  });
}
