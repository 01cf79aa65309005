import { describe, difference, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import type { Seal } from '~/platform/secrets/seal';
import type { Caller } from '~/shared/access';
import { profilePatchSchema, userPatchSchema, type User } from '../contract';
import type { Presenter } from './present';
import type { users } from './tables';
import type { UserRow } from './views';

type Row = typeof users.$inferSelect;

/** The entry that tells of a name: the old one and the new one. */
export const nameChanged = 'user.name';

/** A person's own fields in the log's words: areas and units by name. The name, role, duties and the Aadhaar number are told apart. */
function described(user: User) {
  const {
    full_name: _whole,
    first_name: _first,
    last_name: _last,
    ...rest
  } = { ...describe(profilePatchSchema, user), ...describe(userPatchSchema, user) };
  const {
    role: _role,
    duties: _duties,
    aadhaar: _aadhaar,
    area: _area,
    unit: _unit,
    updated_at: _at,
    ...fields
  } = rest;
  return { ...fields, area_name: user.area_name, unit_name: user.unit_name };
}

/** What the log tells of a name: the whole one, its parts where only they differ. */
const namesOf = (was: User, is: User) =>
  difference({ full_name: was.full_name }, { full_name: is.full_name }) ??
  difference(
    { first_name: was.first_name, last_name: was.last_name },
    { first_name: is.first_name, last_name: is.last_name },
  );

/** Of an Aadhaar number the log tells only that there is one. */
const hidden = (user: User) => ({ aadhaar: user.aadhaar === null ? null : '(hidden)' });

/**
 * Of a change the columns that are not so already, null when all are; an Aadhaar number is sealed anew every time, so it
 * is opened to compare.
 */
export function changedOnly(seal: Seal, old: Row, change: Partial<Row>): Partial<Row> | null {
  const { aadhaarSealed, aadhaarMark: _mark, ...rest } = change;
  const isSame = aadhaarSealed && old.aadhaarSealed && seal.tryOpen(old.aadhaarSealed) === seal.open(aadhaarSealed);
  return changedColumns(old, isSame ? rest : change);
}

/**
 * Records what was changed of a person, by the office or by themselves: the fields, the name, the role, the duties and a photo
 * each as an entry, so that the office finds who calls themselves otherwise than before.
 */
export async function recordEdit(
  tx: Tx,
  present: Presenter,
  actor: Caller | null,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  const entry = { at: after.updatedAt, actor, target: { type: 'user', id: after.id, name: after.username } };
  const was = present.presentUser(before);
  const is = present.presentUser(after);
  const change = difference(described(was), described(is));
  const aadhaar = before.aadhaarSealed !== after.aadhaarSealed;
  if (change || aadhaar) {
    const fields = {
      before: { ...change?.before, ...(aadhaar && hidden(was)) },
      after: { ...change?.after, ...(aadhaar && hidden(is)) },
    };
    await record(tx, { ...entry, action: 'user.edit', ...fields });
  }
  const name = namesOf(was, is);
  if (name) await record(tx, { ...entry, action: nameChanged, ...name });
  if (was.role !== is.role) {
    await record(tx, { ...entry, action: 'user.role', before: { role: was.role }, after: { role: is.role } });
  }
  // As they were given: what the role does not let count at present is part of it.
  const duties = difference({ duties: before.duties.join() }, { duties: after.duties.join() });
  if (duties)
    await record(tx, {
      ...entry,
      action: 'user.duties',
      before: { duties: before.duties },
      after: { duties: after.duties },
    });
  if (before.licenseConfirmedAt?.getTime() !== after.licenseConfirmedAt?.getTime())
    await record(tx, { ...entry, action: 'user.confirm_license' });
  if (before.photo?.version !== after.photo?.version) await record(tx, { ...entry, action: 'user.photo' });
}
