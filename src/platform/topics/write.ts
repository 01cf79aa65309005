import type { Database, Tx } from '../database';
import { retrying } from '../database/retrying';
import type { Announcement, Topics } from './topics';

/** Says which topics the transaction changes; nothing happens to them when it is rolled back. */
export type Invalidate = (...topics: string[]) => void;

/**
 * The way to change anything: all of `work` in one transaction. When it resolves, the change is committed and no cache
 * of any instance serves what was before, so a caller can answer right away. What PostgreSQL gave up in favour of another
 * transaction (a deadlock) is done again, so `work` may run more than once and changes nothing but the database.
 */
export type Write = <T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>) => Promise<T>;

const lostAnswers = new WeakSet<object>();

/** Whether a write that failed with this may be committed all the same: the answer to its COMMIT was lost. */
export const mayBeCommitted = (error: unknown): boolean => error instanceof Error && lostAnswers.has(error);

export function createWriter(database: Database, topics: Pick<Topics, 'announce'>): Write {
  const once: Write = async (work) => {
    const touched = new Set<string>();
    let announcement: Announcement | undefined;
    let committing = false;
    const committed = database.transaction(async (tx) => {
      const result = await work(tx, (...names) => names.forEach((name) => touched.add(name)));
      if (touched.size > 0) announcement = await topics.announce(tx, [...touched]);
      committing = true;
      return result;
    });
    const result = await committed.catch((error: unknown) => {
      announcement?.doubtful();
      if (committing && error instanceof Error && !isRejection(error)) lostAnswers.add(error);
      throw error;
    });
    await announcement?.committed();
    return result;
  };
  return (work) => retrying(() => once(work));
}

/** PostgreSQL itself said no, so nothing is committed. A connection that ended says nothing. */
function isRejection(error: unknown): boolean {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) {
    const { code, severity } = at as { code?: unknown; severity?: unknown };
    if (severity !== undefined && !/^(08|57P)/.test(String(code))) return true;
  }
  return false;
}
