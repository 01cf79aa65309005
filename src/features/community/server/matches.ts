import { and, desc, isNull, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Site } from '~/platform/site';
import { communityTopic } from '../contract';
import { communityQuestions } from './tables';

export type Matches = ReturnType<typeof createMatches>;

/** So many lists of ids at most, and so many ids in all of them: some megabytes. */
const mostLists = 300;
const mostIds = 500_000;

/**
 * The ids of the questions that a search leaves for people in general (hidden ones left out), newest activity first. Finding
 * and counting them reads every match, of which there are thousands on a large board; so it is done once until the board
 * changes, for everybody who asks the same and for every page of it.
 */
export function createMatches({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const kept = new LRUCache<string, { snapshot: string; ids: number[] }>({
    max: mostLists,
    maxSize: mostIds,
    sizeCalculation: ({ ids }, key) => ids.length + key.length,
  });
  const { id, hiddenAt, lastActivityAt } = communityQuestions;

  return {
    /** @param key the same for equal conditions, and for no others. */
    async get(key: string, where: SQL): Promise<number[]> {
      // Before reading, as for every kept answer (platform/http/response-cache.ts).
      const snapshot = topics.snapshot([communityTopic]);
      const known = kept.get(key);
      if (known && snapshot !== null && known.snapshot === snapshot) return known.ids;
      const rows = await db
        .select({ id })
        .from(communityQuestions)
        .where(and(where, isNull(hiddenAt)))
        .orderBy(desc(lastActivityAt), desc(id));
      const ids = rows.map((row) => row.id);
      if (snapshot !== null) kept.set(key, { snapshot, ids });
      return ids;
    },
  };
}
