import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Log } from '../log';

/** Milliseconds a connection in use may be silent. With the wait for a connection beside it, nobody waits ten seconds. */
const silenceAllowed = 5_000;

/**
 * Throws away the connections of a pool on which nothing comes back: a network path that swallows everything breaks no
 * connection, and its queries would wait for many minutes. What waits on one is answered as an outage; the idle ones have
 * gone the same way and follow it, so that the next query begins with a new connection. For the running site, whose queries
 * take milliseconds; not for commands and migrations. It also ends a transaction that somebody forgot to go on with.
 */
export function endSilentConnections(pool: pg.Pool, log: Log, allowed = silenceAllowed): void {
  const known = new WeakSet<pg.PoolClient>();
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => {
    idle.delete(client);
    const stream = streamOf(client);
    stream.setTimeout(allowed);
    if (known.has(client)) return;
    known.add(client);
    stream.on('timeout', () => {
      log.warn(
        { ms: allowed, idle: idle.size },
        'PostgreSQL: a connection was silent and is thrown away, with the idle ones',
      );
      for (const each of [client, ...idle]) streamOf(each).destroy();
    });
  });
  pool.on('release', (_error, client) => {
    streamOf(client).setTimeout(0);
    idle.add(client);
  });
  pool.on('remove', (client) => idle.delete(client));
}

// Not in its types: the socket, after a change to TLS the one inside that.
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
