import { rowsOf } from '~/shared/paging';
import { createTopicCache } from './topic-cache';
import type { TopicVersions } from './topics';

/** The size of the cached lists of one kind together, in bytes. */
const maxBytes = 16_000_000;

/** A list: the ids of its rows in their order. */
export interface IdList {
  ids: number[];
}

/**
 * Creates a cache of the ids of lists in their order, until one of the topics is invalidated: sorting and counting
 * thousands takes longer than reading the rows of a page, which are not cached. The key of a list has its filter, and
 * what changes it by time alone, such as the day.
 */
export function createIdLists(versions: TopicVersions, dependsOn: readonly string[]) {
  const cache = createTopicCache<IdList>(versions, { maxBytes, weigh: ({ ids }) => 8 * ids.length });
  return async <L extends IdList>(key: readonly unknown[], find: () => Promise<L>): Promise<L> =>
    (await cache.get(JSON.stringify(key), dependsOn, find)) as L;
}

export type IdLists = ReturnType<typeof createIdLists>;

/** Returns the ids of a list on a page. */
export function idsOnPage({ ids }: IdList, query: { page: number; page_size: number }): number[] {
  const { offset, limit } = rowsOf(query);
  return ids.slice(offset, offset + limit);
}

/** Returns rows in the order of their ids; a row that was deleted in between is left out. */
export function inOrderOf<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
