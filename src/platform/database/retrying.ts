import { setTimeout as sleep } from 'node:timers/promises';
import { causesOf } from '../errors/causes';

/** PostgreSQL aborted this transaction in favour of another: a deadlock, or a serialization failure. */
const again = new Set(['40P01', '40001']);
const tries = 6;

/**
 * Runs a transaction, and runs it again when PostgreSQL aborted it in favour of another one, so that nobody gets an error
 * for writing at the same time as somebody else. It may therefore run more than once, and must change nothing but the
 * database.
 */
export async function retrying<T>(transaction: () => Promise<T>): Promise<T> {
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
 * An error for a transaction that has locked what it no longer wants, since another was faster: thrown inside `retrying` it lets go
 * of the locks and begins anew, as after PostgreSQL's own serialization failure. `why` is for the log, should it never succeed.
 */
export const overtaken = (why: string): Error => Object.assign(new Error(why), { code: '40001' });

const isAborted = (error: unknown) => [...causesOf(error)].some(({ code }) => again.has(String(code)));
