import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import { jobs } from './tables';

export interface QueueOptions {
  /** Names the event: a second job of the same name and key is dropped, even after the first is done (for 30 days). */
  key?: string | undefined;
  startAfter?: Date | undefined;
  /** How long it waits from now on, by the database's clock. */
  delaySeconds?: number | undefined;
  /** The accounts in `data`, by id: an erasure finds the job by them. */
  people?: readonly number[] | undefined;
}

/**
 * A job we are running. `attempts` counts this run too; a statement that names it finds the job only while it is still
 * ours.
 */
export interface Taken {
  id: number;
  key: string | null;
  data: unknown;
  attempts: number;
}

/**
 * Returns the statements on the table. All times are the database's: instances share it, whatever their own clocks
 * show.
 */
export function createJobStore(db: Db) {
  const mine = ({ id, attempts }: Taken) => and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNull(jobs.endedAt));

  const isDue = sql`${jobs.endedAt} is null and ${jobs.runAt} <= now() and (${jobs.leaseUntil} is null or
    ${jobs.leaseUntil} < now())`;

  return {
    /** Returns the names of all jobs that are due, including running ones whose lease has run out. */
    async due(): Promise<string[]> {
      const found = await db.selectDistinct({ name: jobs.name }).from(jobs).where(isDue);
      return found.map(({ name }) => name);
    },
    /**
     * Takes up to `most` due jobs for `lease` seconds, none of those `inHand`. Two instances that do so at once never
     * get the same job.
     */
    async take(name: string, max: number, lease: number, inHand: number[]): Promise<Taken[]> {
      // A CTE, because the planner may run a subquery with a limit more than once.
      const due = db.$with('due').as(
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.name, name), isDue, inHand.length === 0 ? undefined : notInArray(jobs.id, inHand)))
          .orderBy(jobs.runAt, jobs.id)
          .limit(max)
          .for('update', { skipLocked: true }),
      );
      return db
        .with(due)
        .update(jobs)
        .set({ attempts: sql`${jobs.attempts} + 1`, leaseUntil: fromNow(lease) })
        .from(due)
        .where(eq(jobs.id, due.id))
        .returning({ id: jobs.id, key: jobs.key, data: jobs.data, attempts: jobs.attempts });
    },
    /** Extends the lease: no other instance takes them for another `lease` seconds. */
    async renew(ids: number[], lease: number) {
      const open = and(inArray(jobs.id, ids), isNull(jobs.endedAt));
      await db
        .update(jobs)
        .set({ leaseUntil: fromNow(lease) })
        .where(open);
    },
    /** Ends the job as done. Its row stays, without the data, so that its key remains taken. */
    async done(job: Taken) {
      await db
        .update(jobs)
        .set({ endedAt: sql`now()`, leaseUntil: null, data: null, people: null, error: null })
        .where(mine(job));
    },
    /**
     * Ends a failed attempt: it is tried again in `seconds`, or never (null); then its data stay for the person who
     * investigates.
     */
    async failed(job: Taken, error: string, seconds: number | null) {
      const next = seconds === null ? { endedAt: sql`now()` } : { runAt: fromNow(seconds) };
      await db
        .update(jobs)
        .set({ ...next, leaseUntil: null, error })
        .where(mine(job));
    },
    /**
     * Postpones a job that could not be done now through no fault of its own: it is due again in `seconds`, and this
     * attempt does not count.
     */
    async postponed(job: Taken, error: string, seconds: number) {
      const next = { attempts: sql`${jobs.attempts} - 1`, runAt: fromNow(seconds) };
      await db
        .update(jobs)
        .set({ ...next, leaseUntil: null, error })
        .where(mine(job));
    },
    /** Frees all taken jobs. Only for a database no other process uses: the process that took them is gone. */
    async takeBack() {
      await db
        .update(jobs)
        .set({ leaseUntil: null })
        .where(and(isNotNull(jobs.leaseUntil), isNull(jobs.endedAt)));
    },
    /** Deletes the jobs that ended more than `days` ago, and so frees their keys. */
    async sweep(days: number) {
      await db.delete(jobs).where(sql`${jobs.endedAt} < ${fromNow(-days * 86_400)}`);
    },
  };
}

/** The jobs of one name and state; times in seconds, by the database's clock. */
interface JobFigures {
  name: string;
  /**
   * `later`: not due yet, for the first time or again. `held`: put off for ever. `given_up`, `done`: in the last 24
   * hours.
   */
  state: 'due' | 'running' | 'later' | 'held' | 'given_up' | 'done';
  count: number;
  /** Since the oldest was queued; null for jobs that ended. */
  oldestSeconds: number | null;
  /** Since the first that waits was due; null for other states. */
  lateSeconds: number | null;
}

/** Returns how many jobs there are, and how old: for the metrics, in one query that only reads indexed rows. */
export async function jobFigures(db: Db): Promise<JobFigures[]> {
  const { rows } = await db.execute<JobFigures & Record<string, unknown>>(sql`
    select name, state, count(*)::int as count,
      case when state not in ('done', 'given_up') then extract(epoch from now() - min(created_at))::float end as
      "oldestSeconds",
      case when state = 'due' then extract(epoch from now() - min(run_at))::float end as "lateSeconds"
    from (
      select name, created_at, run_at, case
        when ended_at is not null then case when error is null then 'done' else 'given_up' end
        when lease_until >= now() then 'running'
        when run_at = 'infinity' then 'held'
        when run_at <= now() then 'due'
        else 'later' end as state
      from ${jobs}
      where ended_at is null or ended_at > now() - interval '24 hours'
    ) as counted
    group by name, state`);
  return rows;
}

/** Inserts a job in the transaction; does nothing, and returns false, when the key is taken. */
export async function insertJob(
  tx: Tx,
  { name, data, key, startAfter, delaySeconds, people }: QueueOptions & { name: string; data: unknown },
): Promise<void> {
  await tx
    .insert(jobs)
    .values({
      name,
      data,
      key,
      ...(people && { people: [...people] }),
      ...(startAfter && { runAt: startAfter }),
      ...(delaySeconds && { runAt: fromNow(delaySeconds) }),
    })
    .onConflictDoNothing({ target: [jobs.name, jobs.key] });
}

/** Returns whether a job of that name and key waits or is running. */
export async function isJobOpen(tx: Tx, name: string, key: string): Promise<boolean> {
  return (await tx.$count(jobs, and(eq(jobs.name, name), eq(jobs.key, key), isNull(jobs.endedAt)))) > 0;
}

/** An event that shares a job with others. */
export interface JobEvent {
  /** Names the job; events of different keys in one call. */
  key: string;
  /** Returns the job's data: from undefined when it is new, else from the present data, which may stay as they are. */
  merge: (data: unknown) => unknown;
}

/**
 * Queues a job for each event, or joins the waiting job of its key to this transaction: no instance takes it before
 * that has ended. Returns the keys for which no job waits: it is running, has ended or was put off for ever.
 */
export async function joinJobs(tx: Tx, name: string, events: readonly JobEvent[], startAfter: Date): Promise<string[]> {
  if (events.length === 0) return [];
  // In one order, so that two transactions never wait for each other.
  const sorted = [...events].sort((a, b) => (a.key < b.key ? -1 : 1));
  const inserted = await tx
    .insert(jobs)
    .values(sorted.map(({ key, merge }) => ({ name, key, data: merge(undefined), runAt: startAfter })))
    .onConflictDoNothing({ target: [jobs.name, jobs.key] })
    .returning({ key: jobs.key });
  const isNew = new Set(inserted.map(({ key }) => key));
  const others = new Map(sorted.flatMap((event) => (isNew.has(event.key) ? [] : [[event.key, event.merge] as const])));
  if (others.size === 0) return [];
  // Shared, so that joining transactions don't wait for each other. An instance that is just taking it is waited for,
  // and the row read again.
  const waiting = await tx
    .select({ id: jobs.id, key: jobs.key, data: jobs.data })
    .from(jobs)
    .where(
      and(
        eq(jobs.name, name),
        inArray(jobs.key, [...others.keys()]),
        isNull(jobs.endedAt),
        isNull(jobs.leaseUntil),
        sql`${jobs.runAt} < 'infinity'`,
      ),
    )
    .orderBy(jobs.key)
    .for('share');
  for (const { id, key, data: known } of waiting) {
    const data = others.get(key!)!(known);
    if (data !== known) await tx.update(jobs).set({ data }).where(eq(jobs.id, id));
    others.delete(key!);
  }
  return [...others.keys()];
}

const fromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Puts the waiting jobs of these names off for ever; they stay for the person who investigates. Returns how many there
 * were.
 */
export async function holdJobs(db: Db, names: readonly string[]): Promise<number> {
  const waiting = and(inArray(jobs.name, [...names]), isNull(jobs.endedAt));
  const held = await db
    .update(jobs)
    .set({ runAt: sql`'infinity'` })
    .where(waiting)
    .returning({ id: jobs.id });
  return held.length;
}
