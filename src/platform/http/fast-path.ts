import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { OnAnswer } from '../metrics/answers';

/**
 * Answers a request from memory if it can do so at once; returns whether it has. Must throw nothing and wait for
 * nothing.
 */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FastPath = ReturnType<typeof createFastPath>;

/** How many addresses have a shortcut; polled ones and those that every visitor requests are among them. */
const maxAddresses = 2_000;
/** In characters; a longer address goes to Fastify. */
const longestAddress = 300;

/**
 * Creates the fast path: it stands before Fastify and sends cached answers. Routing, hooks and parsing cost more than a
 * short cached answer does, and most requests are polls for one. An address gets its shortcut from the call that
 * answered it through Fastify before; whenever a shortcut does not apply (nothing cached, a person who is not in memory
 * or may not make the call), Fastify answers as if there were no fast path. `onAnswer` is called for each answer sent
 * here, since no hook of Fastify runs.
 */
export function createFastPath(onAnswer?: OnAnswer) {
  const shortcuts = new LRUCache<string, { route: string; shortcut: Shortcut }>({ max: maxAddresses });
  let isOpen = true;

  const answers: Shortcut = (request, response) => {
    if (!isOpen || request.method !== 'GET') return false;
    const known = shortcuts.get(request.url!);
    if (!known) return false;
    const { headers } = request;
    // A request with a body, however pointless, is left to Fastify.
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const began = onAnswer ? performance.now() : 0;
    if (!known.shortcut(request, response)) return false;
    onAnswer?.('GET', known.route, response.statusCode, performance.now() - began);
    return true;
  };

  return {
    /**
     * From now on a GET of exactly this address (with its query) is tried by `shortcut` first; `route` is its path in
     * the contract.
     */
    learn(address: string | undefined, route: string, shortcut: Shortcut) {
      if (address !== undefined && address.length <= longestAddress && !shortcuts.has(address))
        shortcuts.set(address, { route, shortcut });
    },
    /** Passes every request to Fastify: it is closing, and answers so. */
    shut: () => void (isOpen = false),
    /** The server for Fastify to listen with, as it would make it itself. */
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
