import type pg from 'pg';
import { StartError } from '../errors/start-error';
import { allowSilence } from './silence';

interface LockOptions {
  /** Does not wait while another instance holds the lock: throws a StartError with this message. */
  refusal?: string;
}

/**
 * Runs `work` while holding `lock`, a number that is the same in every instance: when several start at once, one works
 * and the others wait, however long that takes, unless `refusal` is given. `work` gets the connection that holds the
 * lock.
 */
export async function holdingLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
  { refusal }: LockOptions = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    allowSilence(client);
    // Waiting for another instance and its work may take longer than any request's statement.
    await client.query('set statement_timeout = 0');
    if (refusal === undefined) await client.query('select pg_advisory_lock($1)', [lock]);
    else {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
      if (!rows[0]!.mine) throw new StartError(refusal);
    }
    const done = await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    await client.query('reset statement_timeout');
    client.release();
    return done;
  } catch (error) {
    client.release(true); // Ends the session, and with it the lock.
    throw error;
  }
}
