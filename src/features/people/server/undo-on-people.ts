import type { Tx } from '~/platform/database';
import { keepUndo, takeUndo, tooLate, type Restorable } from '~/platform/undo';
import { lockUsers } from './profile';
import type { users } from './tables';

type Row = typeof users.$inferSelect;

/** A deed of the office on people that can be taken back for ten seconds (decisions/0068). */
export interface DeedOnPeople {
  /** Names it, as `approval`. */
  name: string;
  /** When it was done to a person; the deed has set `updatedAt` to that moment, too. */
  doneAt: (user: Row) => Date | null;
}

const keyOf = (deed: DeedOnPeople, id: number) => `${deed.name}:${id}`;

/** Keeps what an undo of a deed on a person restores, in its transaction. `waits`: the job that waits. */
export const keepUndoOn = <S>(
  tx: Tx,
  deed: DeedOnPeople,
  { id, by, state, waits }: { id: number; by: number } & Pick<Restorable<S>, 'state' | 'waits'>,
) => keepUndo<S>(tx, { key: keyOf(deed, id), by }, { state, waits, people: [id] });

/**
 * Takes back the caller's own deeds of the last ten seconds on these people, by `restore`, and returns the ids. Leaves
 * out people who were changed since. Throws 409 `too_late` when none is left.
 */
export async function undoOnPeople<S>(
  tx: Tx,
  deed: DeedOnPeople,
  { ids, by }: { ids: readonly number[]; by: number },
  restore: (user: Row, state: S) => Promise<void>,
): Promise<number[]> {
  const undone: number[] = [];
  for (const user of await lockUsers(tx, ids)) {
    const doneAt = deed.doneAt(user);
    const isUnchanged = doneAt !== null && +doneAt === +user.updatedAt;
    const state = isUnchanged ? await takeUndo<S>(tx, { key: keyOf(deed, user.id), by }) : null;
    if (state === null) continue;
    await restore(user, state);
    undone.push(user.id);
  }
  if (undone.length === 0) throw tooLate();
  return undone;
}
