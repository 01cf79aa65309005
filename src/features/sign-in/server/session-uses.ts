import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '~/shared/dates';
import type { Site } from '~/platform/site';
import { sessions } from './tables';

/** Milliseconds between two writes of gathered uses. */
const INTERVAL_MS = 5 * MINUTE_MS;

/** Uses gathered between two writes; a use beyond that is noted with the next one. */
const MAX_GATHERED = 10_000;

/**
 * Keeps `last_used_at` of sessions accurate to five minutes. A use costs an entry in a map; one statement writes all of
 * them every five minutes. A crash loses those minutes.
 */
export function createSessionUses({ write, log }: Pick<Site, 'write' | 'log'>) {
  let used = new Map<string, Date>();

  const flush = async (): Promise<void> => {
    if (used.size === 0) return;
    const noted = JSON.stringify([...used].map(([hash, at]) => ({ hash, at })));
    used = new Map();
    // A session that is just being renewed or ended is skipped: its own write is newer.
    await write((tx) =>
      tx.execute(sql`
        update ${sessions} set last_used_at = noted.at
        from (
          select s.id, u.at from ${sessions} s
          join jsonb_to_recordset(${noted}::jsonb) as u(hash text, at timestamptz) on u.hash = s.access_hash
          for update of s skip locked
        ) noted
        where ${sessions.id} = noted.id and (${sessions.lastUsedAt} is null or ${sessions.lastUsedAt} < noted.at)`),
    );
  };

  const safely = () =>
    flush().catch((error: unknown) => log.warn({ err: error }, 'when sessions were last used could not be written'));
  const timer = setInterval(() => void safely(), INTERVAL_MS).unref();

  return {
    /** Notes that the session of this access token (its hash) is used `now`. */
    note(hash: string, now: Date): void {
      if (used.size < MAX_GATHERED || used.has(hash)) used.set(hash, now);
    },
    flush,
    /** Writes the rest and stops the timer. */
    async close(): Promise<void> {
      clearInterval(timer);
      await safely();
    },
  };
}
