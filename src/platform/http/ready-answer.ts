import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** An answer as text, but for what depends on the connection and the moment: Date, Connection, Keep-Alive. */
export interface ReadyAnswer {
  status: number;
  /** All headers, names and values in turn. */
  headers: string[];
  /** The status line, and all headers but Content-Length. */
  head: string;
  /** Content-Length with its value, for Node to see; empty of a 304. */
  length: string[];
  body: string | Buffer | undefined;
  /** Whether the body can go out as one text with the head, whose encoding is Latin-1. */
  inOne: boolean;
}

/** What node:http's own `writeHead` and `end` use, in every version. It is not documented, so there is the usual way for when it is gone. */
interface Unofficial {
  _storeHeader?: (head: string, headers: string[]) => void;
  /** The whole head, until it is sent with the first part of the body. */
  _header: unknown;
  _hasBody: boolean;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII, in which Latin-1 and UTF-8 are the same
const ascii = /^[\u0000-\u007f]*$/;

/**
 * Makes an answer that is sent many times, one with a body or a 304. `writeHead` would check every header again each time and put
 * them together anew, and `end` hands the body over as a part of its own: together a quarter of all that a poll takes. Throws, as
 * those do, for a name or a value that no header can have.
 */
export function readyAnswer(status: number, headers: string[], body?: string | Buffer): ReadyAnswer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
  let length: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name, value] = [headers[i]!, headers[i + 1]!];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    if (name.toLowerCase() === 'content-length') length = [name, value];
    else head += `${name}: ${value}\r\n`;
  }
  return { status, headers, head, length, body, inOne: typeof body === 'string' && ascii.test(body) };
}

/** Does what `response.writeHead(status, headers).end(body)` does, to the byte if Content-Length is the last header. No body goes out after a HEAD. */
export function sendReady(response: ServerResponse, { status, headers, head, length, body, inOne }: ReadyAnswer): void {
  const unofficial = response as unknown as Unofficial;
  // What only looks like Node's own, as in tests without a socket, may see to its headers in another way. A server that closes has set one.
  if (response.constructor !== ServerResponse || !unofficial._storeHeader || response.getHeaderNames().length > 0) {
    return void response.writeHead(status, headers).end(body);
  }
  response.statusCode = status;
  if (status === 304) unofficial._hasBody = false;
  unofficial._storeHeader(head, length);
  if (!inOne || !unofficial._hasBody || typeof unofficial._header !== 'string') return void response.end(body);
  unofficial._header += body as string;
  response.end();
}
