import { eq } from 'drizzle-orm';
import { createKept } from '~/platform/topics';
import type { Site } from '~/platform/site';
import { rowsOf } from '~/shared/paging';
import { dayIso } from '~/shared/standing';
import { areasTopic, committeeTopic, peopleTopic } from '~/shared/topics';
import { postsTopic } from '../contract';
import { posts } from './tables';

/** What all kept lists together may take, in bytes. */
const most = 16_000_000;

/** A list in its order: whose or which rows it has, and what else was counted on the way. */
export interface IdList {
  ids: number[];
}

/**
 * Which rows lists have, and in which order, kept until something of posts, people, areas or positions changes: to sort and to count
 * thousands takes longer than to show 25 of them, which are read anew each time (docs/decisions/0029).
 */
export function createKeptLists({ db, clock, topics }: Pick<Site, 'db' | 'clock' | 'topics'>) {
  const kept = createKept<IdList>(topics, { most, weigh: ({ ids }) => 8 * ids.length });
  const dependsOn = [postsTopic, peopleTopic, areasTopic, committeeTopic];
  const scheduled = createKept<Date[]>(topics, { most: 1_000_000, weigh: (times) => 50 * times.length });
  const findScheduled = async () => {
    const rows = await db.select({ at: posts.publishAt }).from(posts).where(eq(posts.state, 'scheduled'));
    return rows.flatMap(({ at }) => at ?? []);
  };

  return async <L extends IdList>(key: readonly unknown[], find: () => Promise<L>): Promise<L> => {
    const now = clock.now();
    // What the time alone changes: the day, and that a scheduled post is out.
    const times = await scheduled.get('', [postsTopic], findScheduled);
    const out = times.filter((at) => at <= now).length;
    return (await kept.get(JSON.stringify([...key, dayIso(now), out]), dependsOn, find)) as L;
  };
}

export type KeptLists = ReturnType<typeof createKeptLists>;

/** The ids of a list that are on a page. */
export function idsOnPage({ ids }: IdList, query: { page: number; page_size: number }): number[] {
  const { offset, limit } = rowsOf(query);
  return ids.slice(offset, offset + limit);
}

/** Rows in the order of their ids; one that has gone meanwhile is left out. */
export function inOrderOf<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
