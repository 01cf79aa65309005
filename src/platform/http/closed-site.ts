import { z } from 'zod';
import { siteTopic } from '~/shared/topics';
import type { Db, Tx } from '../database';
import { deleteSetting, readSetting, writeSetting, type StoredSetting } from '../settings-store/settings-store';
import type { Site } from '../site';
import { createTopicCache } from '../topics';

/** Stored while a new site is being set up (docs/product/setup.md, "Closed site"); its value is always true. */
const fact: StoredSetting<true> = { name: 'site-closed', schema: z.literal(true) };

/** Returns whether the site is closed: its pages say so, and are not for search engines. */
export const isClosed = async (db: Db | Tx): Promise<boolean> => (await readSetting(db, fact)) !== null;

/** Closes a site, before it serves anything. */
export const closeSite = (db: Db | Tx): Promise<void> => writeSetting(db, fact, true);

/** Opens a site for good; `siteTopic` has to be invalidated. Returns whether it was closed. */
export const openSite = (tx: Tx): Promise<boolean> => deleteSetting(tx, fact);

/** Whether the site is closed, for answers that depend on it. */
export interface Closing {
  /** What such an answer depends on, as it is before `isClosed` is asked. */
  basis(): { topics: readonly string[]; snapshot: string | null };
  isClosed(): Promise<boolean>;
}

/** Returns whether the site is closed, cached until a superuser opens it. */
export function createClosing({ db, topics }: Pick<Site, 'db' | 'topics'>): Closing {
  const cache = createTopicCache<{ closed: boolean }>(topics, { maxBytes: 4_000, weigh: () => 0 });
  return {
    basis: () => ({ topics: [siteTopic], snapshot: topics.snapshot([siteTopic]) }),
    isClosed: async () => (await cache.get('closed', [siteTopic], async () => ({ closed: await isClosed(db) }))).closed,
  };
}
