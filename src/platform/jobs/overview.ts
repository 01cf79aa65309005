import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../database';
import { probeJob } from '../secrets/check-secret-key';
import type { Write } from '../topics';
import { jobs } from './tables';

/** The states of a job. `held` jobs were waiting in a backup, and are not run until a person releases them. */
export const jobStates = ['waiting', 'running', 'failed', 'held', 'done'] as const;
export type JobState = (typeof jobStates)[number];

const state = sql<JobState>`case
  when ${jobs.endedAt} is not null then case when ${jobs.error} is null then 'done' else 'failed' end
  when ${jobs.runAt} = 'infinity' then 'held'
  when ${jobs.leaseUntil} > now() then 'running'
  else 'waiting' end`;

/** A job as the person who has the machine sees it: never its content. */
export interface JobRow {
  id: number;
  name: string;
  key: string | null;
  state: JobState;
  attempts: number;
  /** When it is due or, if it is over, when it ended. Null when it is held. */
  at: Date | null;
  error: string | null;
}

/**
 * Returns how many jobs there are in each state, and the newest `most` of those in one of `states` (decisions/0016).
 */
export async function listJobs(
  db: Db,
  states: readonly JobState[],
  max: number,
): Promise<{ counts: Record<JobState, number>; rows: JobRow[] }> {
  const counted = await db
    .select({ state, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .where(ne(jobs.name, probeJob))
    .groupBy(sql`1`);
  const counts = Object.fromEntries(
    jobStates.map((one) => [one, counted.find((row) => row.state === one)?.jobs ?? 0]),
  ) as Record<JobState, number>;
  const found = await db
    .select({
      id: jobs.id,
      name: jobs.name,
      key: jobs.key,
      state,
      attempts: jobs.attempts,
      at: sql<
        string | null
      >`case when ${jobs.runAt} < 'infinity' or ${jobs.endedAt} is not null then coalesce(${jobs.endedAt},
        ${jobs.runAt})::text end`,
      error: jobs.error,
    })
    .from(jobs)
    .where(and(ne(jobs.name, probeJob), inArray(state, [...states])))
    .orderBy(desc(jobs.id))
    .limit(max);
  return { counts, rows: found.map((row) => ({ ...row, at: row.at === null ? null : new Date(row.at) })) };
}

/**
 * Queues jobs again, at once: those of these ids, or all that were given up. Returns which jobs it requeued, and why it
 * left the others: a finished job has no content any more, a running job is being done.
 */
export async function requeueJobs(
  write: Write,
  which: readonly number[] | 'failed',
): Promise<{ requeued: number[]; refused: { id: number; why: string }[] }> {
  return write(async (tx) => {
    const wanted =
      which === 'failed' ? sql`${state} = 'failed' and ${jobs.data} is not null` : inArray(jobs.id, [...which]);
    const found = await tx
      .select({ id: jobs.id, state, empty: isNull(jobs.data) })
      .from(jobs)
      .where(and(ne(jobs.name, probeJob), wanted))
      .orderBy(asc(jobs.id))
      .for('update');
    const refused =
      which === 'failed'
        ? []
        : which.filter((id) => !found.some((job) => job.id === id)).map((id) => ({ id, why: 'there is no such job' }));
    const requeued: number[] = [];
    for (const job of found) {
      if (job.state === 'running') refused.push({ id: job.id, why: 'is being done' });
      else if (job.state === 'done' || job.empty) refused.push({ id: job.id, why: 'is done, its content is gone' });
      else requeued.push(job.id);
    }
    for (const id of requeued) {
      await tx
        .update(jobs)
        .set({ endedAt: null, error: null, attempts: 0, leaseUntil: null, runAt: sql`now()` })
        .where(eq(jobs.id, id));
    }
    return { requeued, refused };
  });
}
