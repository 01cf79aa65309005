import { describe, difference, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import type { Seal } from '~/platform/secrets/seal';
import type { Caller } from '~/shared/access';
import { userPatchSchema, type User } from '../contract';
import type { Presenter } from './present';
import type { users } from './tables';
import type { UserRow } from './views';

type Row = typeof users.$inferSelect;

/**
 * A person's own fields in the log's words: areas and units by name. The role and the Aadhaar number are told apart, the
 * whole name follows from its parts.
 */
function described(user: User) {
  const { full_name: _name, role: _role, aadhaar: _aadhaar, area: _area, unit: _unit, updated_at: _at, ...fields } = describe(userPatchSchema, user);
  return { ...fields, area_name: user.area_name, unit_name: user.unit_name };
}

/** Of an Aadhaar number the log tells only that there is one. */
const hidden = (user: User) => ({ aadhaar: user.aadhaar === null ? null : '(hidden)' });

/**
 * Of a change the columns that are not so already, null when all are; an Aadhaar number is sealed anew every time, so it
 * is opened to compare.
 */
export function changedOnly(seal: Seal, old: Row, change: Partial<Row>): Partial<Row> | null {
  const { aadhaarSealed, ...rest } = change;
  const isSame = aadhaarSealed && old.aadhaarSealed && seal.tryOpen(old.aadhaarSealed) === seal.open(aadhaarSealed);
  return changedColumns(old, isSame ? rest : change);
}

/** Records what was changed of a person, by the office or by themselves: the fields, the role and a photo each as an entry. */
export async function recordEdit(tx: Tx, present: Presenter, actor: Caller, before: UserRow, after: UserRow): Promise<void> {
  const entry = { at: after.updatedAt, actor, target: { type: 'user', id: after.id, name: after.username } };
  const was = present.presentUser(before);
  const is = present.presentUser(after);
  const change = difference(described(was), described(is));
  const aadhaar = before.aadhaarSealed !== after.aadhaarSealed;
  if (change || aadhaar) {
    const fields = { before: { ...change?.before, ...(aadhaar && hidden(was)) }, after: { ...change?.after, ...(aadhaar && hidden(is)) } };
    await record(tx, { ...entry, action: 'user.edit', ...fields });
  }
  if (was.role !== is.role) {
    await record(tx, { ...entry, action: 'user.role', before: { role: was.role }, after: { role: is.role } });
  }
  if (before.photo?.version !== after.photo?.version) await record(tx, { ...entry, action: 'user.photo' });
}
