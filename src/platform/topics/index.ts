import type { Database, Tx } from '../database';
import type { Log } from '../log';
import { createInstanceTopics } from './instance-topics';
import type { Announcement, Topics } from './topics';
import { createVersions } from './versions';

export { createIdLists, idsOnPage, inOrderOf, type IdList, type IdLists } from './id-lists';
export { createTopicCache } from './topic-cache';
export type { Topics, TopicVersions } from './topics';
export { createWriter, mayBeCommitted, type Invalidate, type Write } from './write';

/** Creates the versions of topics: shared by all instances on PostgreSQL, in memory when the database is embedded. */
export async function createTopics(database: Database, log: Log): Promise<Topics> {
  if (database.url) return createInstanceTopics({ pool: database.pool, url: database.url, log });
  const versions = createVersions();
  const announce = async (_tx: Tx, topics: readonly string[]): Promise<Announcement> => ({
    committed: async () => versions.bump(topics),
    doubtful: () => versions.bump(topics),
  });
  return { snapshot: versions.snapshot, announce, close: async () => undefined };
}
