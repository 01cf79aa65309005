import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL ended this transaction so that another could go on: deadlock, or not serialisable. */
const again = new Set(['40P01', '40001']);
const tries = 6;

/**
 * Runs a transaction, and runs it again when PostgreSQL gave it up in favour of another one, so that nobody who writes at
 * the same time as others gets an error for it. So what it does may happen more than once: it must change nothing but the
 * database.
 */
export async function retrying<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === tries || !givenUp(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

function givenUp(error: unknown): boolean {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) {
    if (again.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}
