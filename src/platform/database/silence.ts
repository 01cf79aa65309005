import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Log } from '../log';

/**
 * How long a connection in use may be silent, in ms. With the wait for a connection beside it, no caller waits ten
 * seconds.
 */
const silenceAllowed = 5_000;

/**
 * Closes the connections of a pool on which nothing comes back: a network path that swallows everything breaks no
 * connection, and its queries would wait for many minutes. A pending query on such a connection fails as an outage; the
 * idle connections have gone the same way and follow it, so that the next query begins with a new connection. For the
 * running site, whose queries take milliseconds; not for migrations. It also ends a transaction that its code forgot to
 * continue.
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

/**
 * Exempts a connection in use until it goes back to the pool: what holds or waits for a lock is silent for as long as
 * the work takes.
 */
export const allowSilence = (client: pg.PoolClient): void => void streamOf(client).setTimeout(0);

// Returns the socket, which is not in its types; after a change to TLS the one inside that.
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
