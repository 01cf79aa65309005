import type { Tx } from '../database';

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
