import type { Database, Tx } from './database';
import { createInstanceTopics } from './database/instance-topics';
import { retrying } from './database/retrying';
import { createVersions } from './database/versions';
import type { Log } from './log';

/** What a cache needs: is what was kept still right? */
export interface TopicVersions {
  /**
   * A text that stays the same until one of the topics changes; null while this instance cannot know (nothing kept may
   * then be served). Take it BEFORE reading what is to be kept, and keep it with that; what was kept is right as long
   * as the snapshot of its topics, taken anew, is the same text.
   */
  snapshot(topics: readonly string[]): string | null;
}

export interface Topics extends TopicVersions {
  /** Only for createWriter: says in the transaction what it changes. */
  announce(tx: Tx, topics: readonly string[]): Promise<Announcement>;
  close(): Promise<void>;
}

/** What becomes of an announced change. One of the two is called once the transaction is over. */
export interface Announcement {
  /** It is committed. Resolves when no instance serves anything older. */
  committed(): Promise<void>;
  /** The answer to COMMIT was lost: it may be committed. */
  doubtful(): void;
}

/** Says which topics the transaction changes; nothing happens to them when it is rolled back. */
export type Touch = (...topics: string[]) => void;

/**
 * The way to change anything: all of `work` in one transaction. When it resolves, the change is committed and no cache
 * of any instance serves what was before, so a caller can answer right away. What PostgreSQL gave up in favour of another
 * transaction (a deadlock) is done again, so `work` may run more than once and changes nothing but the database.
 */
export type Write = <T>(work: (tx: Tx, touch: Touch) => Promise<T>) => Promise<T>;

/** Versions of topics, shared by all instances on PostgreSQL, in memory when the database is embedded. */
export async function createTopics(database: Database, log: Log): Promise<Topics> {
  if (database.url) return createInstanceTopics({ pool: database.pool, url: database.url, log });
  const versions = createVersions();
  const announce = async (_tx: Tx, topics: readonly string[]): Promise<Announcement> => ({
    committed: async () => versions.bump(topics),
    doubtful: () => versions.bump(topics),
  });
  return { snapshot: versions.snapshot, announce, close: async () => undefined };
}

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
      if (committing && error instanceof Error && !isRefusal(error)) lostAnswers.add(error);
      throw error;
    });
    await announcement?.committed();
    return result;
  };
  return (work) => retrying(() => once(work));
}

/** PostgreSQL itself said no, so nothing is committed. A connection that ended says nothing. */
function isRefusal(error: unknown): boolean {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) {
    const { code, severity } = at as { code?: unknown; severity?: unknown };
    if (severity !== undefined && !/^(08|57P)/.test(String(code))) return true;
  }
  return false;
}
