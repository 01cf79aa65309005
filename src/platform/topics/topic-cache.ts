import { LRUCache } from 'lru-cache';
import type { TopicVersions } from './topics';

/** Nothing is cached for longer (ms), however sure the topics are: as for whole answers (http/response-cache.ts). */
const LONGEST_MS = 60_000;

/** In bytes: what an entry takes beside its key and its value. */
const OVERHEAD = 1_000;

/**
 * Creates a cache of values that several answers are made of, each cached until one of its topics is invalidated, on
 * any instance, or a minute is over. All of them together take about `most` bytes at the most (the longest unused goes
 * first); `weigh` returns what a value takes, in bytes.
 */
export function createTopicCache<T extends object>(
  versions: TopicVersions,
  { maxBytes, weigh }: { maxBytes: number; weigh: (value: T) => number },
) {
  const entries = new LRUCache<string, { snapshot: string; value: T }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => OVERHEAD + 2 * key.length + weigh(value),
    ttl: LONGEST_MS,
  });
  const making = new Map<string, { snapshot: string; value: Promise<T> }>();

  return {
    /**
     * Returns the value of a key, made if none is cached; callers in between share it. Callers must not change what
     * they get.
     */
    async get(key: string, topics: readonly string[], make: () => Promise<T>): Promise<T> {
      // Before reading: a change that comes while we read must make this value stale, and not pass for part of it.
      const snapshot = versions.snapshot(topics);
      if (snapshot === null) return make();
      const known = entries.get(key);
      if (known?.snapshot === snapshot) return known.value;
      const underway = making.get(key);
      if (underway?.snapshot === snapshot) return underway.value;
      const mine = { snapshot, value: make() };
      making.set(key, mine);
      try {
        const value = await mine.value;
        entries.set(key, { snapshot, value });
        return value;
      } finally {
        if (making.get(key) === mine) making.delete(key);
      }
    },
  };
}
