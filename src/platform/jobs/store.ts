import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import { jobs } from './tables';

/** A job in hand. `attempts` counts this one; with it a statement only meets the job while it is still in our hand. */
export interface Taken {
  id: number;
  key: string | null;
  data: unknown;
  attempts: number;
}

/**
 * The statements on the table. Time is the database's everywhere: instances share it, whatever their own clocks say.
 */
export function createJobStore(db: Db) {
  const mine = ({ id, attempts }: Taken) => and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNull(jobs.endedAt));

  return {
    /** Takes up to `most` due jobs for `lease` seconds. Two that ask at once never get the same one. */
    async take(name: string, most: number, lease: number): Promise<Taken[]> {
      // A CTE, since a planner may run a subquery with a limit more than once.
      const due = db.$with('due').as(
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(sql`${jobs.name} = ${name} and ${jobs.endedAt} is null and ${jobs.runAt} <= now()
            and (${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`)
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
    /** Still at it: nobody else takes them for another `lease` seconds. */
    async renew(ids: number[], lease: number) {
      const open = and(inArray(jobs.id, ids), isNull(jobs.endedAt));
      await db.update(jobs).set({ leaseUntil: fromNow(lease) }).where(open);
    },
    /** It is kept, without its data, so that its key stays taken. */
    async done(job: Taken) {
      await db.update(jobs).set({ endedAt: sql`now()`, leaseUntil: null, data: null, error: null }).where(mine(job));
    },
    /** It failed and is tried again in `seconds`, or never (null): then its data stay for whoever looks into it. */
    async failed(job: Taken, error: string, seconds: number | null) {
      const next = seconds === null ? { endedAt: sql`now()` } : { runAt: fromNow(seconds) };
      await db.update(jobs).set({ ...next, leaseUntil: null, error }).where(mine(job));
    },
    /** Only for a database that no other process uses: what is in hand there was in the hand of one that is gone. */
    async takeBack() {
      await db.update(jobs).set({ leaseUntil: null }).where(and(isNotNull(jobs.leaseUntil), isNull(jobs.endedAt)));
    },
    /** Forgets, with their keys, the jobs that ended more than `days` ago. */
    async sweep(days: number) {
      await db.delete(jobs).where(sql`${jobs.endedAt} < ${fromNow(-days * 86_400)}`);
    },
  };
}

/** Inserts a job in the transaction; does nothing when the key is taken. */
export async function insertJob(
  tx: Tx,
  { name, data, key, startAfter }: { name: string; data: unknown; key: string | undefined; startAfter: Date | undefined },
) {
  await tx
    .insert(jobs)
    .values({ name, data, key, ...(startAfter && { runAt: startAfter }) })
    .onConflictDoNothing({ target: [jobs.name, jobs.key] });
}

const fromNow = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;
