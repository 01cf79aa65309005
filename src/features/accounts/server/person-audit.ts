import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Seal } from '~/platform/secrets/seal';
import type { Caller } from '~/shared/access';
import type { User } from '../contract';
import type { Presenter } from './present';
import type { users } from './tables';
import type { UserRow } from './views';

type Row = typeof users.$inferSelect;

/** What follows from other fields, or says nothing about a change. */
const derived = [
  'full_name', 'role', 'role_display', 'is_staff', 'is_superuser', 'is_member', 'is_area_admin', 'profile_completion',
  'passport_photo', 'updated_at', 'area', 'unit', 'aadhaar',
] as const satisfies readonly (keyof User)[];

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * What changed of a person, as the audit log tells it: under the names of the API, areas and units by name, the role
 * apart. Of the Aadhaar number only that it is another one.
 */
function differences(before: User, after: User, { aadhaar }: { aadhaar: boolean }): { role?: Change; fields?: Change } {
  const skipped: readonly string[] = derived;
  const names = (Object.keys(after) as (keyof User)[]).filter((name) => !skipped.includes(name) && before[name] !== after[name]);
  const pick = (user: User) => Object.fromEntries(names.map((name) => [name, user[name]]));
  const said = (user: User) => (user.aadhaar === null ? null : '(hidden)');
  const fields = {
    before: { ...pick(before), ...(aadhaar && { aadhaar: said(before) }) },
    after: { ...pick(after), ...(aadhaar && { aadhaar: said(after) }) },
  };
  return {
    ...((names.length > 0 || aadhaar) && { fields }),
    ...(before.role !== after.role && { role: { before: { role: before.role }, after: { role: after.role } } }),
  };
}

/** Of a change the columns that are not so already; an Aadhaar number is sealed anew every time, so it is opened to compare. */
export function changedOnly(seal: Seal, old: Row, change: Partial<Row>): Partial<Row> {
  const same = (column: keyof Row, value: Row[keyof Row]) =>
    column === 'aadhaarSealed' && old.aadhaarSealed && typeof value === 'string'
      ? seal.open(old.aadhaarSealed) === seal.open(value)
      : old[column] === value;
  const entries = Object.entries(change) as [keyof Row, Row[keyof Row]][];
  return Object.fromEntries(entries.filter(([column, value]) => !same(column, value)));
}

/** Records what was changed of a person, by the office or by themselves: the fields, the role and a photo each as an entry. */
export async function recordEdit(tx: Tx, present: Presenter, actor: Caller, before: UserRow, after: UserRow): Promise<void> {
  const entry = { at: after.updatedAt, actor, target: { type: 'user', id: after.id, name: after.username } };
  const { role, fields } = differences(present.presentUser(before), present.presentUser(after), {
    aadhaar: before.aadhaarSealed !== after.aadhaarSealed,
  });
  if (fields) await record(tx, { ...entry, action: 'user.edit', ...fields });
  if (role) await record(tx, { ...entry, action: 'user.role', ...role });
  if (before.photo?.version !== after.photo?.version) await record(tx, { ...entry, action: 'user.photo' });
}
