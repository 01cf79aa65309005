import type { Database, Tx } from '../database';
import { retryOnConflict } from '../database/retry-on-conflict';
import { causesOf } from '../errors/causes';
import type { KeyRing } from '../secrets/key-ring';
import type { Announcement, Topics } from './topics';

/** Marks topics as changed by the transaction; nothing happens to them when it is rolled back. */
export type Invalidate = (...topics: string[]) => void;

/**
 * Changes anything: all of `work` in one transaction. When it resolves, the change is committed and no cache of any
 * instance serves the old state, so a caller can answer right away. What PostgreSQL aborts in favour of another
 * transaction (a deadlock) is run again, so `work` may run more than once and must change nothing but the database.
 */
export type Write = <T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>) => Promise<T>;

const lostAnswers = new WeakSet<object>();

/**
 * Returns whether a write that failed with this error may be committed all the same, because the answer to its COMMIT
 * was lost.
 */
export const mayBeCommitted = (error: unknown): boolean => error instanceof Error && lostAnswers.has(error);

/** Creates the site's `write`. `keys`: the site's, for what is sealed in a transaction of it (`tx.keys`). */
export function createWriter(database: Database, topics: Pick<Topics, 'announce'>, keys?: KeyRing): Write {
  const once: Write = async (work) => {
    const invalidated = new Set<string>();
    let announcement: Announcement | undefined;
    let committing = false;
    const committed = database.transaction(async (tx) => {
      const marked = Object.assign(tx, { ...(keys && { keys }), isEmbedded: database.kind === 'embedded' });
      const result = await work(marked, (...names) => names.forEach((name) => invalidated.add(name)));
      if (invalidated.size > 0) announcement = await topics.announce(tx, [...invalidated]);
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
  return (work) => retryOnConflict(() => once(work));
}

/**
 * Returns whether PostgreSQL itself reported an error, so nothing is committed. A connection that ended proves nothing,
 * nor does a PANIC: it gave up.
 */
const isRejection = (error: unknown) =>
  [...causesOf(error)].some(
    ({ code, severity }) => severity !== undefined && severity !== 'PANIC' && !/^(08|57P)/.test(String(code)),
  );
