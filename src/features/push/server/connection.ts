import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Reach } from '../rules';

/** How long a push service may take, in ms, until its answer begins. */
const TIMEOUT_MS = 10_000;

/** Its name leads to an address that is not on the internet: this machine, a private network. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Resolves a name, and fails when it leads anywhere but to the internet: of several addresses, with any of them. */
const lookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first) return callback(new Error(`${hostname} has no address`), '');
    if (addresses.some(({ address }) => ipaddr.process(address).range() !== 'unicast'))
      return callback(new ForbiddenAddress(`${hostname} is no address on the internet`), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Connections of push services alone: each is checked when it is made. */
const checked = new https.Agent({ keepAlive: true, maxSockets: 10, lookup });

/** What a push service answered. */
export interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Sends a message to a push service and returns its answer, without following a redirect. Throws a ForbiddenAddress, or
 * the error of a connection that failed or took too long.
 */
export function post(
  endpoint: string,
  reach: Exclude<Reach, null>,
  { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer },
): Promise<PushAnswer> {
  const url = new URL(endpoint);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method: 'POST', headers, signal };
  return new Promise((done, fail) => {
    const request =
      reach === 'checked'
        ? https.request(url, { ...options, agent: checked })
        : (url.protocol === 'https:' ? https : http).request(url, options);
    request.on('error', fail);
    request.on('response', (response) => {
      // The body is not used, but it is read to its end, so that the connection can be used again.
      response.on('error', () => undefined).resume();
      done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    request.end(body);
  });
}
