import { LRUCache } from 'lru-cache';
import type { Callers } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { createSessionUses } from './session-uses';
import { callersTopic, findCaller, findSessionOwner } from './sessions';
import { hashToken } from './tokens';

const most = 10_000;

interface Known {
  caller: Caller;
  until: Date;
  topics: readonly string[];
  snapshot: string;
}

/** Who is behind tokens, and when each was last used. */
interface RememberedCallers extends Callers {
  /** Writes when sessions were last used, which happens by itself every few minutes. */
  flush(): Promise<void>;
  /** The same for the last time: the site closes. */
  close(): Promise<void>;
}

/**
 * Finds the person behind an access token. Each is remembered until a session of theirs ends or something about them
 * changes: calls that are polled all day then cost no query, and a withdrawn token still stops working at once, on every
 * instance: a write that invalidates their topic is not answered before all instances know of it. When a token was last used is gathered
 * beside it (session-uses.ts).
 */
export function createCallers({
  db,
  write,
  clock,
  topics,
  config,
  log,
}: Pick<Site, 'db' | 'write' | 'clock' | 'topics' | 'config' | 'log'>): RememberedCallers {
  const uses = createSessionUses({ write, log });
  const known = new LRUCache<string, Known>({ max: most });

  const kept = (hash: string, now: Date): Known | undefined => {
    const found = known.get(hash);
    if (!found || found.until <= now) return undefined;
    if (topics.snapshot(found.topics) !== found.snapshot) return undefined;
    uses.note(hash, now);
    return found;
  };

  return {
    remembered: (token) => kept(hashToken(token), clock.now())?.caller,

    find: async (token) => {
      const hash = hashToken(token);
      const now = clock.now();
      const remembered = kept(hash, now);
      if (remembered) return remembered.caller;
      // Whose session it is never changes, so one look-up of that is enough for as long as the token is remembered.
      const owned = known.get(hash)?.caller.id ?? (await findSessionOwner(db, token));
      if (owned === undefined) return null;
      const own = [callersTopic, topicOf(callersTopic, owned)];
      // Before the look-up: a change that comes meanwhile must make what is remembered stale.
      const snapshot = topics.snapshot(own);
      const found = await findCaller(db, token, now, config.staffSecondFactor);
      if (found && snapshot !== null) known.set(hash, { ...found, topics: own, snapshot });
      else known.delete(hash);
      if (found) uses.note(hash, now);
      return found?.caller ?? null;
    },

    flush: uses.flush,
    close: uses.close,
  };
}
