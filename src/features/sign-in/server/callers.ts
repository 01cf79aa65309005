import { LRUCache } from 'lru-cache';
import type { Callers } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { createSessionUses } from './session-uses';
import { callersTopic } from '~/shared/topics';
import { findCaller, findSessionOwner } from './sessions';
import { hashToken } from './tokens';

const MAX_CACHED = 10_000;

interface CachedCaller {
  caller: Caller;
  until: Date;
  topics: readonly string[];
  snapshot: string;
}

/** Finds the callers behind tokens, and notes when each token was last used. */
interface CachedCallers extends Callers {
  /** Writes when sessions were last used; a timer calls it every five minutes. */
  flush(): Promise<void>;
  /** Writes the uses for the last time, before the site closes. */
  close(): Promise<void>;
}

/**
 * Creates the lookup of the person behind an access token. Each is cached until one of their sessions ends or their row
 * changes. So calls that are polled all day cost no query, and a withdrawn token still stops working at once on every
 * instance: a write that invalidates their topic is answered only after all instances have acknowledged it. When tokens
 * were last used is gathered beside it (session-uses.ts).
 */
export function createCallers({
  db,
  write,
  clock,
  topics,
  config,
  log,
}: Pick<Site, 'db' | 'write' | 'clock' | 'topics' | 'config' | 'log'>): CachedCallers {
  const uses = createSessionUses({ write, log });
  const cache = new LRUCache<string, CachedCaller>({ max: MAX_CACHED });

  const findCached = (hash: string, now: Date): CachedCaller | undefined => {
    const found = cache.get(hash);
    if (!found || found.until <= now) return undefined;
    if (topics.snapshot(found.topics) !== found.snapshot) return undefined;
    uses.note(hash, now);
    return found;
  };

  return {
    remembered: (token) => findCached(hashToken(token), clock.now())?.caller,

    find: async (token) => {
      const hash = hashToken(token);
      const now = clock.now();
      const cached = findCached(hash, now);
      if (cached) return cached.caller;
      // The owner of a session never changes, so it is looked up once while the token is cached.
      const owner = cache.get(hash)?.caller.id ?? (await findSessionOwner(db, token));
      if (owner === undefined) return null;
      const topicsOfOwner = [callersTopic, topicOf(callersTopic, owner)];
      // Taken before the look-up, so that a change during it makes the cached entry stale.
      const snapshot = topics.snapshot(topicsOfOwner);
      const found = await findCaller(db, token, now, config.staffSecondFactor);
      if (found && snapshot !== null) cache.set(hash, { ...found, topics: topicsOfOwner, snapshot });
      else cache.delete(hash);
      if (found) uses.note(hash, now);
      return found?.caller ?? null;
    },

    flush: uses.flush,
    close: uses.close,
  };
}
