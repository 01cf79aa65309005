import type pg from 'pg';
import { MINUTE_MS } from '~/shared/dates';
import type { Log } from '../log';

const everyMinutes = 5;
const vacuumEvery = 72; // In rounds: six hours.

/**
 * Starts the maintenance that PGlite, which runs no background processes, lacks: without it, its log would grow until
 * the next stop, dead rows would stay and the planner would have no statistics. Does nothing while nothing is written.
 * Returns the function that stops it.
 */
export function startMaintenance(pool: pg.Pool, log: Log): () => void {
  let round = 0;
  let seen = '';
  const timer = setInterval(() => {
    round += 1;
    maintain(pool, seen, round % vacuumEvery === 1).then(
      (position) => (seen = position),
      (error: unknown) => log.warn({ err: error }, 'embedded database: maintenance failed'),
    );
  }, everyMinutes * MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs one round; `seen` is what the previous round returned. */
export async function maintain(pool: pg.Pool, seen: string, vacuum: boolean): Promise<string> {
  if ((await position(pool)) === seen) return seen;
  if (vacuum) await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
  return position(pool);
}

async function position(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  return rows[0]!.lsn;
}
