import { LRUCache } from 'lru-cache';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { callersTopic, findCaller } from './sessions';
import { hashToken } from './tokens';

const most = 10_000;

interface Known {
  caller: Caller;
  until: Date;
  snapshot: string;
}

/**
 * Finds the person behind an access token, or null when it is dead. Each is remembered until any session ends or any person
 * changes: calls that are polled all day then cost no query, and a withdrawn token still stops working at once, on every
 * instance.
 */
export function createCallers({ db, clock, topics }: Pick<Site, 'db' | 'clock' | 'topics'>) {
  const known = new LRUCache<string, Known>({ max: most });
  const topic = [callersTopic];

  return async (token: string): Promise<Caller | null> => {
    const hash = hashToken(token);
    // Before the look-up: a change that comes meanwhile must make what is remembered stale.
    const snapshot = topics.snapshot(topic);
    const now = clock.now();
    const kept = known.get(hash);
    if (kept && snapshot !== null && kept.snapshot === snapshot && kept.until > now) return kept.caller;
    const found = await findCaller(db, token, now);
    if (found && snapshot !== null) known.set(hash, { ...found, snapshot });
    else known.delete(hash);
    return found?.caller ?? null;
  };
}
