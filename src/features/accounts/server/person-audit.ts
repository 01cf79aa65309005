import type { User } from '../contract';

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
export function differences(before: User, after: User, { aadhaar }: { aadhaar: boolean }): { role?: Change; fields?: Change } {
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
