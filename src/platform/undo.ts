import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database';
import { refuse } from './errors/refusals';
import type { Jobs } from './jobs';
import { insertJob } from './jobs/store';
import { jobs } from './jobs/tables';

/** The jobs that hold what an undo restores. They do nothing when they are due: then it is too late. */
const undoJob = 'undo';

/**
 * For how many seconds the office can take a deed back, and its mail or notice waits (decisions/0068): ten that the
 * screens show, and two for a press that is on its way.
 */
export const undoSeconds = 12;

interface Deed {
  /** Names what was done to which record: `approval:12`. The last one of a key counts. */
  key: string;
  /** The account that did it, which alone can take it back. */
  by: number;
}

/** What is kept of a deed. */
export interface Restorable<S> {
  /** What is restored; it must survive JSON. */
  state: S;
  /** The job that waits as long: the mail or the notice about the deed. Null without one. */
  waits: { name: string; key: string } | null;
  /** The accounts in the state. */
  people: readonly number[];
}

/** Keeps what an undo restores, in the transaction of the deed. */
export async function keepUndo<S>(tx: Tx, { key, by }: Deed, { state, waits, people }: Restorable<S>): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.name, undoJob), eq(jobs.key, key)));
  await insertJob(tx, { name: undoJob, key, people, data: { by, waits, state }, delaySeconds: undoSeconds });
}

/**
 * Takes what `keepUndo` kept, and the job that waits. Returns null when it is too late, when another person did it, and
 * for what cannot be undone: the caller's transaction must not write anything about it then.
 */
export async function takeUndo<S>(tx: Tx, { key, by }: Deed): Promise<S | null> {
  const isUntaken = and(isNull(jobs.endedAt), isNull(jobs.leaseUntil));
  const isTheirs = sql`${jobs.data} ->> 'by' = ${String(by)}`;
  const [undo] = await tx
    .delete(jobs)
    .where(and(eq(jobs.name, undoJob), eq(jobs.key, key), isUntaken, gt(jobs.runAt, sql`now()`), isTheirs))
    .returning({ data: jobs.data });
  if (!undo) return null;
  const { state, waits } = undo.data as Restorable<S>;
  if (waits === null) return state;
  const gone = await tx
    .delete(jobs)
    .where(and(eq(jobs.name, waits.name), eq(jobs.key, waits.key), isUntaken))
    .returning({ id: jobs.id });
  return gone.length > 0 ? state : null;
}

/** Returns the refusal of what can no longer be taken back: 409 `too_late`. */
export const tooLate = () => refuse.conflict('too_late', (t) => t.undoTooLate);

/** Deletes what is kept about people who are erased. */
export async function forgetUndos(tx: Tx, people: readonly number[]): Promise<void> {
  const areAbout = sql`${jobs.people} && ${sql.param([...people])}::int[]`;
  await tx.delete(jobs).where(and(eq(jobs.name, undoJob), areAbout));
}

/** Sets the handler of these jobs; call it before `jobs.start()`. */
export const workOnUndos = (work: Jobs['work']) => work(undoJob, () => Promise.resolve());

/** Returns a row that went through JSON, with its moments as Dates again. */
export function revivedRow<T extends PgTable, R extends Partial<T['$inferSelect']>>(table: T, row: R): R {
  const columns: Readonly<Record<string, { dataType: string } | undefined>> = getTableColumns(table);
  const values = Object.entries(row).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && columns[name]?.dataType === 'date' ? new Date(value) : value,
  ]);
  return Object.fromEntries(values) as R;
}
