import pg from 'pg';
import type { Log } from '../log';
import { StartError } from '../errors/start-error';
import { prepareSession } from './session';

const oldest = 15;
const poolSize = 10;

/**
 * Opens a pool on DATABASE_URL. Throws a StartError, never with the password, when it cannot be reached, is older than
 * PostgreSQL 15 or does not use UTF-8.
 */
export async function openPostgres(url: string, log: Log): Promise<pg.Pool> {
  const { host, port } = new pg.Client({ connectionString: url });
  const address = `${host}:${port}`;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'sangham',
    max: poolSize,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A statement whose caller has given up (silence.ts) must not go on in PostgreSQL for ever.
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    onConnect: prepareSession('postgres'),
  });
  // Without these listeners, a connection that is lost (PostgreSQL restarts) would end the process: while it is idle,
  // and between two statements of a transaction. A statement that waits on it fails by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'PostgreSQL: an idle connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'PostgreSQL: a connection was lost')),
  );
  try {
    await check(pool, address);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot reach PostgreSQL at ${address}: ${reason(error)}. Check DATABASE_URL.`);
  }
  return pool;
}

async function check(pool: pg.Pool, address: string) {
  const { rows } = await pool.query<{ version: number; name: string; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
            current_setting('server_encoding') as encoding`,
  );
  const server = rows[0]!;
  if (server.version < oldest * 10_000) {
    const wanted = `${oldest} or newer is needed`;
    throw new StartError(`PostgreSQL at ${address} is ${server.name}; ${wanted}. Check DATABASE_URL.`);
  }
  if (server.encoding !== 'UTF8') {
    const mend = `Make one with ENCODING 'UTF8'`;
    throw new StartError(`The database at ${address} keeps ${server.encoding}, not UTF8. ${mend}.`);
  }
}

/** Some errors of node-postgres have no message, such as a connection refused on both of localhost's addresses. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  const { message, code } = error as Error & { code?: string };
  return message || code || String(error);
}
