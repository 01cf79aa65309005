import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { createIdLists, createTopicCache, type IdLists } from '~/platform/topics';
import { peopleTopic, siteTopic } from '~/shared/topics';
import { duesTopic } from '../contract';

/** What the lists and sums of this feature are read from: rows, and what is cached until money moves. */
export interface Books {
  db: Db;
  lists: IdLists;
  /** Returns a sum by its key; the key has what changes it by time alone, such as the day. */
  cached<T extends object>(key: readonly unknown[], make: () => Promise<T>): Promise<T>;
}

/** Opens the books of a site: counting and summing what thousands have paid takes longer than reading a page. */
export function openBooks({ db, topics }: Pick<Site, 'db' | 'topics'>): Books {
  const dependsOn = [duesTopic, peopleTopic, siteTopic];
  const sums = createTopicCache<object>(topics, {
    maxBytes: 2_000_000,
    weigh: (value) => 2 * JSON.stringify(value).length,
  });
  return {
    db,
    lists: createIdLists(topics, dependsOn),
    cached: async <T extends object>(key: readonly unknown[], make: () => Promise<T>) =>
      (await sums.get(JSON.stringify(key), dependsOn, make)) as T,
  };
}
