import { sql } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import { sessions } from './tables';

/** How long uses are gathered before they are written together (ms). */
const EVERY = 5 * 60_000;

/** More are not remembered between two writes; whose are left out is noted with the next use. */
const most = 10_000;

/**
 * Keeps `last_used_at` of sessions right to some minutes. A use costs an entry in a map; once in a while all of them are written in one
 * statement. What is lost when the process dies is those minutes.
 */
export function createSessionUses({ write, log }: Pick<Site, 'write' | 'log'>) {
  let used = new Map<string, Date>();

  /** Writes what was noted since the last time. */
  const flush = async (): Promise<void> => {
    if (used.size === 0) return;
    const noted = JSON.stringify([...used].map(([hash, at]) => ({ hash, at })));
    used = new Map();
    // Who is just renewing or ending a session is not waited for: that knows better.
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
  const timer = setInterval(() => void safely(), EVERY).unref();

  return {
    /** Notes that the session of this access token (its hash) is used `now`. */
    note(hash: string, now: Date): void {
      if (used.size < most || used.has(hash)) used.set(hash, now);
    },
    flush,
    /** Writes the rest, and no more after that. */
    async close(): Promise<void> {
      clearInterval(timer);
      await safely();
    },
  };
}
