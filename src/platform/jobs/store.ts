import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import { jobs } from './tables';

/** A job we are running. `attempts` counts this run too; a statement that names it finds the job only while it is still ours. */
export interface Taken {
  id: number;
  key: string | null;
  data: unknown;
  attempts: number;
}

/**
 * The statements on the table. All times are the database's: instances share it, whatever their own clocks say.
 */
export function createJobStore(db: Db) {
  const mine = ({ id, attempts }: Taken) => and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNull(jobs.endedAt));

  const isDue = sql`${jobs.endedAt} is null and ${jobs.runAt} <= now() and (${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`;

  return {
    /** The names of all jobs that are due, those in hand whose lease has run out among them. */
    async due(): Promise<string[]> {
      const found = await db.selectDistinct({ name: jobs.name }).from(jobs).where(isDue);
      return found.map(({ name }) => name);
    },
    /**
     * Takes up to `most` due jobs for `lease` seconds, none of those `inHand`. Two instances that ask at once never get the
     * same one.
     */
    async take(name: string, most: number, lease: number, inHand: number[]): Promise<Taken[]> {
      // A CTE, because the planner may run a subquery with a limit more than once.
      const due = db.$with('due').as(
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.name, name), isDue, inHand.length === 0 ? undefined : notInArray(jobs.id, inHand)))
          .orderBy(jobs.runAt, jobs.id)
          .limit(most)
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
    /** Still running: nobody else takes them for another `lease` seconds. */
    async renew(ids: number[], lease: number) {
      const open = and(inArray(jobs.id, ids), isNull(jobs.endedAt));
      await db
        .update(jobs)
        .set({ leaseUntil: fromNow(lease) })
        .where(open);
    },
    /** The job is done. Its row stays, without the data, so that its key remains taken. */
    async done(job: Taken) {
      await db
        .update(jobs)
        .set({ endedAt: sql`now()`, leaseUntil: null, data: null, error: null })
        .where(mine(job));
    },
    /** The job failed and is tried again in `seconds`, or never (null); then its data stay for whoever investigates. */
    async failed(job: Taken, error: string, seconds: number | null) {
      const next = seconds === null ? { endedAt: sql`now()` } : { runAt: fromNow(seconds) };
      await db
        .update(jobs)
        .set({ ...next, leaseUntil: null, error })
        .where(mine(job));
    },
    /** The job could not be done now through no fault of its own: it is due again in `seconds`, and this attempt does not count. */
    async postponed(job: Taken, error: string, seconds: number) {
      const next = { attempts: sql`${jobs.attempts} - 1`, runAt: fromNow(seconds) };
      await db
        .update(jobs)
        .set({ ...next, leaseUntil: null, error })
        .where(mine(job));
    },
    /** Frees all taken jobs. Only for a database no other process uses: whoever took them is gone. */
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
  /** `later`: not due yet, for the first time or again. `held`: put off for ever. `given_up`, `done`: in the last 24 hours. */
  state: 'due' | 'running' | 'later' | 'held' | 'given_up' | 'done';
  count: number;
  /** Since the oldest was queued; null for those that ended. */
  oldestSeconds: number | null;
  /** Since the first that waits was due; null for other states. */
  lateSeconds: number | null;
}

/** How many jobs there are, and how old: for the metrics, in one query that only looks at indexed rows. */
export async function jobFigures(db: Db): Promise<JobFigures[]> {
  const { rows } = await db.execute<JobFigures & Record<string, unknown>>(sql`
    select name, state, count(*)::int as count,
      case when state not in ('done', 'given_up') then extract(epoch from now() - min(created_at))::float end as "oldestSeconds",
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

/** Inserts a job in the transaction; does nothing, and gives false, when the key is taken. */
export async function insertJob(
  tx: Tx,
  {
    name,
    data,
    key,
    startAfter,
  }: { name: string; data: unknown; key: string | undefined; startAfter: Date | undefined },
): Promise<boolean> {
  const made = await tx
    .insert(jobs)
    .values({ name, data, key, ...(startAfter && { runAt: startAfter }) })
    .onConflictDoNothing({ target: [jobs.name, jobs.key] })
    .returning({ id: jobs.id });
  return made.length > 0;
}

/**
 * Makes the waiting job of that key one for this transaction too: nobody takes it before that has ended. Its data become what
 * `merge` makes of them. False when there is none that waits: it is being done, has ended or was put off for ever.
 */
export async function joinJob(tx: Tx, name: string, key: string, merge: (data: unknown) => unknown): Promise<boolean> {
  const waiting = and(
    eq(jobs.name, name),
    eq(jobs.key, key),
    isNull(jobs.endedAt),
    isNull(jobs.leaseUntil),
    sql`${jobs.runAt} < 'infinity'`,
  );
  // Shared, so that those who join don't wait for each other. Whoever is just taking it is waited for, and the row looked at anew.
  const [job] = await tx.select({ id: jobs.id, data: jobs.data }).from(jobs).where(waiting).for('share');
  if (!job) return false;
  const data = merge(job.data);
  if (data !== job.data) await tx.update(jobs).set({ data }).where(eq(jobs.id, job.id));
  return true;
}

const fromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** Puts the waiting jobs of these names off for ever; they stay for whoever investigates. Gives how many there were. */
export async function holdJobs(db: Db, names: readonly string[]): Promise<number> {
  const waiting = and(inArray(jobs.name, [...names]), isNull(jobs.endedAt));
  const held = await db
    .update(jobs)
    .set({ runAt: sql`'infinity'` })
    .where(waiting)
    .returning({ id: jobs.id });
  return held.length;
}
