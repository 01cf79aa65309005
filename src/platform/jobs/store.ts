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

  return {
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
          .where(sql`${jobs.name} = ${name} and ${jobs.endedAt} is null and ${jobs.runAt} <= now()
            and ${inHand.length === 0 ? sql`true` : notInArray(jobs.id, inHand)} and (${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`)
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
      await db.update(jobs).set({ leaseUntil: fromNow(lease) }).where(open);
    },
    /** The job is done. Its row stays, without the data, so that its key remains taken. */
    async done(job: Taken) {
      await db.update(jobs).set({ endedAt: sql`now()`, leaseUntil: null, data: null, error: null }).where(mine(job));
    },
    /** The job failed and is tried again in `seconds`, or never (null); then its data stay for whoever investigates. */
    async failed(job: Taken, error: string, seconds: number | null) {
      const next = seconds === null ? { endedAt: sql`now()` } : { runAt: fromNow(seconds) };
      await db.update(jobs).set({ ...next, leaseUntil: null, error }).where(mine(job));
    },
    /** The job could not be done now through no fault of its own: it is due again in `seconds`, and this attempt does not count. */
    async postponed(job: Taken, error: string, seconds: number) {
      const next = { attempts: sql`${jobs.attempts} - 1`, runAt: fromNow(seconds) };
      await db.update(jobs).set({ ...next, leaseUntil: null, error }).where(mine(job));
    },
    /** Frees all taken jobs. Only for a database no other process uses: whoever took them is gone. */
    async takeBack() {
      await db.update(jobs).set({ leaseUntil: null }).where(and(isNotNull(jobs.leaseUntil), isNull(jobs.endedAt)));
    },
    /** Deletes the jobs that ended more than `days` ago, and so frees their keys. */
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

/** Puts the waiting jobs of these names off for ever; they stay for whoever investigates. Gives how many there were. */
export async function holdJobs(db: Db, names: readonly string[]): Promise<number> {
  const waiting = and(inArray(jobs.name, [...names]), isNull(jobs.endedAt));
  const held = await db.update(jobs).set({ runAt: sql`'infinity'` }).where(waiting).returning({ id: jobs.id });
  return held.length;
}
