import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { OnAnswer } from '../metrics/answers';

/** Answers a request from memory if it can do so at once; gives whether it has. Must throw nothing and wait for nothing. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FrontDoor = ReturnType<typeof createFrontDoor>;

/** So many addresses have a shortcut; what is polled and what everybody asks for is among them. */
const mostAddresses = 2_000;
/** In characters; whoever asks for longer ones takes the usual way. */
const longestAddress = 300;

/**
 * Stands before Fastify and gives what is kept to whoever asks for it again: routing, hooks and parsing cost more than a
 * short kept answer does, and most requests are polls for one. An address gets its shortcut from
 * the call that answered it the usual way before; whenever a shortcut does not apply (nothing kept, a person who is not
 * remembered, one who may not), Fastify answers as if there were no door. `onAnswer` is told of what is given here, since no
 * hook of Fastify is.
 */
export function createFrontDoor(onAnswer?: OnAnswer) {
  const shortcuts = new LRUCache<string, { route: string; shortcut: Shortcut }>({ max: mostAddresses });
  let isOpen = true;

  const answers: Shortcut = (request, response) => {
    if (!isOpen || request.method !== 'GET') return false;
    const known = shortcuts.get(request.url!);
    if (!known) return false;
    const { headers } = request;
    // A body, however pointless, is Fastify's to deal with.
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const began = onAnswer ? performance.now() : 0;
    if (!known.shortcut(request, response)) return false;
    onAnswer?.('GET', known.route, response.statusCode, performance.now() - began);
    return true;
  };

  return {
    /** From now on a GET of exactly this address (with its query) is tried by `shortcut` first; `route` is its path in the contract. */
    learn(address: string | undefined, route: string, shortcut: Shortcut) {
      if (address !== undefined && address.length <= longestAddress && !shortcuts.has(address))
        shortcuts.set(address, { route, shortcut });
    },
    /** Lets everything through to Fastify: it is closing, and says so. */
    shut: () => void (isOpen = false),
    /** The server that Fastify is to listen with, as it would make it itself. */
    serve(handler: RequestListener, options: Record<string, unknown>): Server {
      const server = createServer((request, response) => {
        if (!answers(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = options.keepAliveTimeout as number;
      server.requestTimeout = options.requestTimeout as number;
      return server;
    },
  };
}
