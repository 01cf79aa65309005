import { setTimeout as sleep } from 'node:timers/promises';
import { causesOf } from '../errors/causes';

/** PostgreSQL aborted this transaction in favour of another: a deadlock, or a serialization failure. */
const again = new Set(['40P01', '40001']);
const tries = 6;

/**
 * Runs a transaction, and runs it again when PostgreSQL aborted it in favour of another, so that no caller gets an
 * error for writing at the same time as another. It may therefore run more than once, and must change nothing but the
 * database.
 */
export async function retryOnConflict<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === tries || !isAborted(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/**
 * Returns an error for a transaction whose locks are of no use, since another transaction was faster: thrown inside
 * `retryOnConflict` it releases the locks and begins again, as after PostgreSQL's own serialization failure. `why` is
 * for the log, should it never succeed.
 */
export const createConflictError = (why: string): Error => Object.assign(new Error(why), { code: '40001' });

const isAborted = (error: unknown) => [...causesOf(error)].some(({ code }) => again.has(String(code)));
