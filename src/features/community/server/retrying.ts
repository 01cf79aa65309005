import { setTimeout as sleep } from 'node:timers/promises';
import type { Write } from '~/platform/topics';

/** PostgreSQL ended this one so that another could go on: deadlock, or not serialisable. */
const again = new Set(['40P01', '40001']);
const tries = 6;

/**
 * `write` that is not bothered by others writing at the same time: what PostgreSQL gave up in their favour is done
 * again. So `work` may run more than once and must change nothing but the database. Threads are locked question first,
 * which leaves few such cases: the deletion of a person goes the other way.
 */
export function retrying(write: Write): Write {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write(work);
      } catch (error) {
        if (attempt === tries || !givenUp(error)) throw error;
        await sleep(Math.random() * 20 * attempt);
      }
    }
  };
}

function givenUp(error: unknown): boolean {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) {
    if (again.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}
