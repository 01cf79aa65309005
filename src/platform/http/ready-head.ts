import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** The head of an answer as text, but for what depends on the connection and the moment: Date, Connection, Keep-Alive. */
export interface ReadyHead {
  status: number;
  /** The status line, and all headers but Content-Length. */
  text: string;
  /** Content-Length with its value, for Node to see; empty of a 304. */
  length: string[];
  /** All headers, names and values in turn. */
  headers: string[];
}

/** What node:http's own `writeHead` calls in the end, in every version. It is not documented, so there is the usual way for when it is gone. */
interface Unofficial {
  _storeHeader?: (head: string, headers: string[]) => void;
  _hasBody: boolean;
}

/**
 * Makes a head that is sent many times, of an answer with a body or a 304. `writeHead` would check every header again at each answer and put them together anew:
 * an eighth of all that a poll takes. Throws, as that does, for a name or a value that no header can have.
 */
export function readyHead(status: number, headers: string[]): ReadyHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
  let length: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name, value] = [headers[i]!, headers[i + 1]!];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    if (name.toLowerCase() === 'content-length') length = [name, value];
    else text += `${name}: ${value}\r\n`;
  }
  return { status, text, length, headers };
}

/** Does what `response.writeHead(status, headers)` does, to the byte if Content-Length is the last of them. */
export function writeReadyHead(response: ServerResponse, head: ReadyHead): void {
  const unofficial = response as unknown as Unofficial;
  // What only looks like Node's own, as in tests without a socket, may see to its headers in another way. A server that closes has set one.
  if (response.constructor !== ServerResponse || !unofficial._storeHeader || response.getHeaderNames().length > 0) {
    return void response.writeHead(head.status, head.headers);
  }
  response.statusCode = head.status;
  if (head.status === 304) unofficial._hasBody = false;
  unofficial._storeHeader(head.text, head.length);
}
