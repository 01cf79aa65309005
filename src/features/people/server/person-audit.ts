import { describe, difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import type { Seal } from '~/platform/secrets/seal';
import type { Caller } from '~/shared/access';
import { profilePatchSchema, userPatchSchema } from '../contract';
import type { User } from '~/shared/person/user';
import type { Presenter } from './present';
import { confirmedDifference } from './renewing';
import type { users } from './tables';
import type { UserRow } from './views';

type Row = typeof users.$inferSelect;

/** The action of entries about a changed name, with the old and the new one. */
export const nameChanged = 'user.name';

/** Describes fields for the log, areas and units by name, but for those with entries of their own. */
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

/** Returns what the log records of a changed name: the full name, or its parts where only they differ. */
const namesOf = (was: User, is: User) =>
  difference({ full_name: was.full_name }, { full_name: is.full_name }) ??
  difference(
    { first_name: was.first_name, last_name: was.last_name },
    { first_name: is.first_name, last_name: is.last_name },
  );

/** Describes an Aadhaar number for the log: only whether there is a number. */
const hidden = (user: User) => ({ aadhaar: user.aadhaar === null ? null : '(hidden)' });

/**
 * Returns the columns of a change that differ from the stored ones, null when none does. Every sealing of an Aadhaar
 * number gives another value, so numbers are opened to compare them.
 */
export function changedOnly(seal: Seal, old: Row, change: Partial<Row>): Partial<Row> | null {
  const { aadhaarSealed, aadhaarMark: _mark, ...rest } = change;
  const isSame = aadhaarSealed && old.aadhaarSealed && seal.tryOpen(old.aadhaarSealed) === seal.open(aadhaarSealed);
  return changedColumns(old, isSame ? rest : change);
}

/**
 * Records a change of a person, by the office or by themselves: fields, name, role, duties and photo each as an entry,
 * so that the office can find renamed people.
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
    await recordAudit(tx, { ...entry, action: 'user.edit', ...fields });
  }
  const name = namesOf(was, is);
  if (name) await recordAudit(tx, { ...entry, action: nameChanged, ...name });
  if (was.role !== is.role) {
    await recordAudit(tx, { ...entry, action: 'user.role', before: { role: was.role }, after: { role: is.role } });
  }
  // As assigned, including duties that the role does not let count at present.
  const duties = difference({ duties: before.duties.join() }, { duties: after.duties.join() });
  if (duties)
    await recordAudit(tx, {
      ...entry,
      action: 'user.duties',
      before: { duties: before.duties },
      after: { duties: after.duties },
    });
  if (before.licenseConfirmedAt?.getTime() !== after.licenseConfirmedAt?.getTime()) {
    await recordAudit(tx, { ...entry, action: 'user.confirm_license', ...confirmedDifference(before, after) });
  }
  if (before.photo?.version !== after.photo?.version) await recordAudit(tx, { ...entry, action: 'user.photo' });
}
