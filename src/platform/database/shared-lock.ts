import type pg from 'pg';

/**
 * Runs `work` while holding `lock`, a number that is the same in every instance: when several start at once, one works
 * and the others wait. `work` gets the connection that holds the lock.
 */
export async function holdingLock(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another instance and its work may take longer than any request's statement.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true); // ends the session, and with it the lock
    throw error;
  }
}
