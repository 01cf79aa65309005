import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { rememberErased } from './aadhaar';
import { recordEdit } from './person-audit';
import type { Presenter } from './present';
import { users } from './tables';
import { findUser, type UserRow } from './views';

type Row = typeof users.$inferSelect;

/**
 * Saves what changes of somebody, with what belongs to it: the entries in the audit log, and that an Aadhaar number was deleted, for
 * restores of older backups. `old` is the locked row. Gives the person as they are then.
 */
export async function savePerson(
  tx: Tx,
  present: Presenter,
  old: Row,
  { change, actor, at }: { change: Partial<Row>; actor: Caller | null; at: Date },
): Promise<UserRow> {
  const before = (await findUser(tx, old.id))!;
  await tx
    .update(users)
    .set({ ...change, updatedAt: at })
    .where(eq(users.id, old.id));
  if (old.aadhaarSealed !== null && change.aadhaarSealed === null) await rememberErased(tx, old.id, at);
  const after = (await findUser(tx, old.id))!;
  await recordEdit(tx, present, actor, before, after);
  return after;
}
