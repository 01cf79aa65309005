import { eq } from 'drizzle-orm';
import { createIdLists, createTopicCache, type IdList } from '~/platform/topics';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';
import { areasTopic, committeeTopic, peopleTopic } from '~/shared/topics';
import { postsTopic } from '../contract';
import { posts } from './tables';

/**
 * Caches the ids of lists in their order until posts, people, areas or positions change (docs/decisions/0029).
 */
export function createListCache({ db, clock, topics }: Pick<Site, 'db' | 'clock' | 'topics'>) {
  const lists = createIdLists(topics, [postsTopic, peopleTopic, areasTopic, committeeTopic]);
  const scheduled = createTopicCache<Date[]>(topics, { maxBytes: 1_000_000, weigh: (times) => 50 * times.length });
  const findScheduled = async () => {
    const rows = await db.select({ at: posts.publishAt }).from(posts).where(eq(posts.state, 'scheduled'));
    return rows.flatMap(({ at }) => at ?? []);
  };

  return async <L extends IdList>(key: readonly unknown[], find: () => Promise<L>): Promise<L> => {
    const now = clock.now();
    // The key has what changes by time alone: the day, and the number of scheduled posts that are out.
    const times = await scheduled.get('', [postsTopic], findScheduled);
    const out = times.filter((at) => at <= now).length;
    return lists([...key, dayIso(now), out], find);
  };
}

export type ListCache = ReturnType<typeof createListCache>;
