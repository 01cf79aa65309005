import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log';

/** For how many ms after a heartbeat was sent its answer proves that everything has been received. */
export const lease = 1_500;

const heartbeatEvery = 400;
const reconnectAfter = 250;

export interface ListenerOptions {
  url: string;
  channels: string[];
  /** The connection's application_name, by which other instances see it; set once the connection listens. */
  name: string;
  log: Log;
  /**
   * Called when something was sent on a channel. It may come before createListener has resolved; `say` answers it even
   * then.
   */
  heard(channel: string, payload: string, say: Say): void;
  /** The connection listens (again): earlier messages may have been missed. Called before `sure()` is true. */
  connected(): void;
}

export interface Listener {
  /** Returns whether everything sent on the channels until at most `lease` ms ago has been received. */
  sure(): boolean;
  close(): Promise<void>;
}

/** Sends something on a channel; lost when the connection is. */
type Say = (channel: string, payload: string) => void;

/**
 * Opens one connection that LISTENs for as long as the process lives, and that reports whether it can be relied on. A
 * broken connection is often silent, so it counts as sound only for one lease after each answered heartbeat; that also
 * covers a process that was suspended for a while. PostgreSQL sends notifications before the answer to a later query,
 * so an answered heartbeat proves that everything up to its sending has been received.
 */
export async function createListener(options: ListenerOptions): Promise<Listener> {
  let connection: Connection | undefined;
  let closed = false;
  const isClosed = () => closed;

  const keepConnected = async () => {
    while (!isClosed()) {
      await connection?.lost;
      if (isClosed()) return;
      connection = await connect(options).catch(() => undefined);
      if (!connection) await sleep(reconnectAfter, undefined, { ref: false });
      else if (isClosed()) await connection.close();
      else options.log.info('PostgreSQL: listening again');
    }
  };

  connection = await connect(options);
  const connected = keepConnected();
  return {
    sure: () => connection?.sure() ?? false,
    close: async () => {
      closed = true;
      await connection?.close();
      await connected;
    },
  };
}

interface Connection extends Listener {
  /** Resolves when the connection is gone, whichever side ended it. */
  lost: Promise<void>;
}

async function connect({ url, channels, name, log, heard, connected }: ListenerOptions): Promise<Connection> {
  const socket = new net.Socket();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, stream: () => socket });
  let over = false;
  let provenAt = -Infinity;
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => {
      over = true;
      resolve();
    });
  });
  client.on('error', (error) => {
    if (!over) log.warn({ err: error }, 'PostgreSQL: the listening connection was lost');
    over = true;
  });
  // One query at a time: node-postgres no longer queues them itself.
  let last: Promise<unknown> = Promise.resolve();
  const query = (text: string, values?: string[]) => {
    last = last.catch(() => undefined).then(() => client.query(text, values));
    return last;
  };
  const say: Say = (channel, payload) => {
    query('select pg_notify($1, $2)', [channel, payload]).catch(() => socket.destroy());
  };
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? '', say));
  const prove = async (text: string) => {
    const sentAt = performance.now(); // a safe lower bound: the query may wait for its turn
    await query(text);
    provenAt = sentAt;
  };
  try {
    await client.connect();
    // So that PostgreSQL drops an instance whose machine is gone, instead of letting every writer wait for it.
    await query("set idle_session_timeout = '5s'");
    for (const channel of channels) await query(`listen ${pg.escapeIdentifier(channel)}`);
    await prove(`set application_name = ${pg.escapeLiteral(name)}`);
    connected();
  } catch (error) {
    over = true;
    socket.destroy();
    throw error;
  }

  let waiting = false;
  const timer = setInterval(() => {
    if (waiting && performance.now() - provenAt > 2 * lease) return void socket.destroy();
    if (waiting) return;
    waiting = true;
    prove('select 1').then(
      () => (waiting = false),
      () => socket.destroy(),
    );
  }, heartbeatEvery);
  timer.unref();
  void lost.then(() => clearInterval(timer));

  return {
    lost,
    sure: () => !over && performance.now() - provenAt < lease,
    close: async () => {
      over = true;
      await Promise.race([client.end(), sleep(1_000, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}
