import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../database';
import { tooMany } from '../errors/http-error';
import { rateLimits } from './tables';

/** At most `most` tries in `seconds`. */
export interface Limit {
  /** Names the limit, as `login-account`; a counter is this name and a subject. */
  name: string;
  most: number;
  seconds: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** One in so many tries deletes counters whose time is over. */
const SWEEP = 200;

/**
 * Counts tries per subject (an account, an address) in fixed windows, with one statement each. Outside of any
 * transaction: a rejected try has to count too.
 */
export function createRateLimits(db: Db, clock: Clock) {
  let tries = 0;

  const hit = async (limit: Limit, subject: string): Promise<void> => {
    const now = clock.now();
    const endsAt = new Date(now.getTime() + limit.seconds * 1000);
    const over = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(limit, subject), count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
    tries += 1;
    if (tries % SWEEP === 0) await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
    if (row && row.count > limit.most) throw tooMany((row.endsAt.getTime() - now.getTime()) / 1000);
  };

  return {
    /** Counts one try; throws a 429 with Retry-After when it is one too many. */
    hit,
    /** Takes the try back: it succeeded and should not count. */
    async refund(limit: Limit, subject: string): Promise<void> {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(limit, subject)));
    },
    /** Resets the counter. */
    async clear(limit: Limit, subject: string): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
    },
  };
}

const keyOf = ({ name }: Limit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
