import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '~/shared/dates';
import type { Clock } from '../clock';
import type { Db, Tx } from '../database';
import { tooMany } from '../errors/http-error';
import { rateLimits } from './tables';

/** A limit: at most `most` tries in `seconds`. */
export interface Limit {
  /** Names the limit, as `login-account`; a counter is this name and a subject. */
  name: string;
  most: number;
  seconds: number;
  /**
   * Tries beyond `most` are not refused until the time is over, but slowed: after each there is a pause, `first`
   * seconds and then twice as long each time, never more than `longest`. For what an attacker could use up for another
   * person.
   */
  slows?: { first: number; longest: number };
  /** A try that succeeds resets the counter; else it takes back only itself. */
  forgiving?: true;
}

/** A counter: a limit, and whose (an account, a network). */
export interface Counter {
  limit: Limit;
  subject: string;
}

/** A counter that a try is counted by. */
export interface Counted extends Counter {
  /** Not counted and not refused by this one while one of those is running. */
  unless?: readonly Counter[];
}

/** A try that was let through. */
export interface Taken {
  /** Returns the number of the try by this limit, from 1; undefined when it was not counted by it. */
  countOf(limit: Limit): number | undefined;
  /** Refunds a try that succeeded and should not count. One statement. */
  refund(): Promise<void>;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** One in so many tries deletes counters whose time is over. */
const SWEEP = 200;

/** How many refusals are remembered, and for how long (ms) each, before the counters are read again. */
const REMEMBERED = 50_000;
const REMEMBERED_MS = 60_000;

/**
 * Creates the counters of tries per subject (an account, a network) in fixed windows, all counters of a try with one
 * statement. Outside of any transaction: a rejected try has to count too. A refused try writes nothing: the first that
 * an instance refuses costs it one statement, which only reads; later ones cost nothing while it is remembered
 * (docs/decisions/0015).
 */
export function createRateLimits(db: Db, clock: Clock) {
  let tries = 0;
  /** Refused tries, by their counters: until when, and until when that is remembered, in ms. */
  // By size, since for a `max` it would reserve memory for all of them at once, a megabyte a feature.
  const refused = new LRUCache<string, { until: number; forget: number }>({
    maxSize: REMEMBERED,
    sizeCalculation: () => 1,
  });

  const take = async (counters: readonly Counted[]): Promise<Taken> => {
    const now = clock.now();
    const keys = counters.map(keyOf);
    const remembered = refused.get(keys.join());
    if (remembered && remembered.forget > now.getTime()) throw tooMany((remembered.until - now.getTime()) / 1000);
    const counts = await count(db, counters, now);
    if (!(counts instanceof Map)) {
      const until = counts.until ?? now.getTime();
      refused.set(keys.join(), { until, forget: Math.min(until, now.getTime() + REMEMBERED_MS) });
      throw tooMany((until - now.getTime()) / 1000);
    }
    tries += 1;
    if (tries % SWEEP === 0) await dropOldCounters(db, now);
    return {
      countOf: (limit) => counts.get(keys[counters.findIndex((one) => one.limit === limit)]!),
      refund: () =>
        refundTry(
          db,
          counters.filter((_, index) => counts.has(keys[index]!)),
        ),
    };
  };

  return {
    /**
     * Counts one try by all of these, or by none: throws a 429 with Retry-After when one of them has no try left. Of
     * tries at the same moment never more than the limit's are let through.
     */
    take,
    /** Counts one try by a single counter, as `take` does. */
    hit: (limit: Limit, subject: string): Promise<Taken> => take([{ limit, subject }]),
    /**
     * Counts an event in its own transaction, and refuses nothing: returns its number in the limit's time, from 1; null
     * when there were as many as the limit has.
     */
    async countIn(tx: Tx, counter: Counter): Promise<number | null> {
      const counts = await count(tx, [counter], clock.now());
      return counts instanceof Map ? counts.get(keyOf(counter))! : null;
    },
    /** Restarts a counter for the limit's time, so that others are exempt by it (`unless`); it counts nothing. */
    async remember(tx: Tx, { limit, subject }: Counter): Promise<void> {
      const endsAt = new Date(clock.now().getTime() + limit.seconds * 1000);
      await tx
        .insert(rateLimits)
        .values({ key: keyOf({ limit, subject }), count: 0, endsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: { endsAt },
          // Once a day is often enough.
          setWhere: sql`${rateLimits.endsAt} < ${new Date(endsAt.getTime() - DAY_MS).toISOString()}::timestamptz`,
        });
    },
  };
}

/** Deletes counters whose time was over at `now`. Returns how many. */
export async function dropOldCounters(db: Db | Tx, now: Date): Promise<number> {
  return (await db.delete(rateLimits).where(lt(rateLimits.endsAt, now)).returning({ key: rateLimits.key })).length;
}

/**
 * Returns the subquery of counters that a try is counted by, and whether one of them, `w`, is used up by its row, `r`.
 */
function asked(counters: readonly Counted[], now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = counters.map(
    ({ limit, subject, unless = [] }) => sql`(
      ${keyOf({ limit, subject })}::text, ${limit.most}::int, ${limit.seconds}::int,
      ${limit.slows?.first ?? null}::int, ${limit.slows?.longest ?? null}::int,
      array[${sql.join(
        unless.map((other) => sql`${keyOf(other)}`),
        sql`, `,
      )}]::text[]
    )`,
  );
  const running = sql`r.ends_at > ${at}`;
  const usedUp = sql`(${running} and case when w.first_pause is null then r.count >= w.most else coalesce(r.next_at >
    ${at}, false) end)`;
  return {
    at,
    running,
    wanted: sql`
      select * from (values ${sql.join(rows, sql`, `)}) as given (key, most, seconds, first_pause, longest_pause,
      unless)
      where not exists (select from rate_limits r where r.key = any(given.unless) and ${running})`,
    usedUp,
    /** When the last of those that are used up has a try again, in milliseconds; null when none is. */
    until: sql`
      select (extract(epoch from max(case when w.first_pause is null then r.ends_at else r.next_at end)) *
      1000)::float8 as until
      from rate_limits r join wanted w on w.key = r.key where ${usedUp}`,
  };
}

/**
 * Counts one try by each counter, and returns the counts by key; or until when one of them is used up: then nothing is
 * written, unless that counter was used up by another try in this very moment. In the order of their keys, so that two
 * tries can't wait for each other.
 */
async function count(
  db: Db | Tx,
  counters: readonly Counted[],
  now: Date,
): Promise<Map<string, number> | { until: number | null }> {
  const { at, running, wanted, usedUp, until } = asked(counters, now);
  const { rows } = await db.execute<{ key: string; count: number | null; until: number | null }>(sql`
    with wanted as (${wanted}),
    used as (${until}),
    counted as (
      insert into rate_limits as r (key, count, ends_at)
      select w.key, 1, ${at} + w.seconds * interval '1 second' from wanted w
      where (select used.until from used) is null
      order by w.key
      on conflict (key) do update set
        count = case when ${running} then r.count + 1 else 1 end,
        ends_at = case when ${running} then r.ends_at else excluded.ends_at end,
        next_at = (
          select ${at} + least(w.longest_pause, w.first_pause * 2 ^ least(r.count - w.most, 30)) * interval '1 second'
          from wanted w where w.key = r.key and w.first_pause is not null and r.count >= w.most and ${running}
        )
      where not exists (select from wanted w where w.key = r.key and ${usedUp})
      returning r.key, r.count
    )
    select w.key, counted.count, used.until from wanted w cross join used left join counted on counted.key = w.key
  `);
  if (rows.every((row) => row.count !== null)) return new Map(rows.map((row) => [row.key, row.count!]));
  if (rows[0]!.until !== null) return { until: rows[0]!.until };
  // The counters that had a try left until this moment, whatever exempts from them: this try has started that time
  // itself.
  const uncounted = new Set(rows.filter((row) => row.count === null).map(({ key }) => key));
  const again = asked(
    counters.filter((counter) => uncounted.has(keyOf(counter))).map(({ limit, subject }) => ({ limit, subject })),
    now,
  );
  const [found] = (await db.execute<{ until: number | null }>(sql`with wanted as (${again.wanted}) ${again.until}`))
    .rows;
  return { until: found?.until ?? null };
}

/** Refunds one try, in the order of the keys as `count`; a forgiving counter starts over. */
async function refundTry(db: Db, counters: readonly Counter[]): Promise<void> {
  if (counters.length === 0) return;
  const keys = sql.join(
    counters.map((counter) => sql`${keyOf(counter)}`),
    sql`, `,
  );
  const forgiving = counters.filter(({ limit }) => limit.forgiving).map((counter) => sql`${keyOf(counter)}`);
  await db.execute(sql`
    update rate_limits r
    set count = case when r.key = any(array[${sql.join(forgiving, sql`, `)}]::text[]) then 0 else greatest(r.count -
      1, 0) end,
      next_at = null
    from (select key from rate_limits where key in (${keys}) order by key for update) mine
    where r.key = mine.key
  `);
}

const keyOf = ({ limit, subject }: Counter) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
