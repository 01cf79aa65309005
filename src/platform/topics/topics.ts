import type { Tx } from '../database';

/** What a cache needs to decide whether an entry is still right. */
export interface TopicVersions {
  /**
   * Returns a text that stays the same until one of the topics changes; null while this instance cannot be sure
   * (nothing cached may be served then). Take it BEFORE reading what is to be cached, and store it with the entry; the
   * entry is right as long as a new snapshot of its topics is the same text.
   */
  snapshot(topics: readonly string[]): string | null;
}

export interface Topics extends TopicVersions {
  /** Only for createWriter: announces in the transaction what it changes. */
  announce(tx: Tx, topics: readonly string[]): Promise<Announcement>;
  close(): Promise<void>;
}

/** The outcome of an announced change. One of the two is called once the transaction is over. */
export interface Announcement {
  /** It is committed. Resolves when no instance serves anything older. */
  committed(): Promise<void>;
  /** The answer to COMMIT was lost: it may be committed. */
  doubtful(): void;
}
