import { duties, type Duty, type Role } from '~/shared/access';

/** What a role may do, as the flags every side uses (docs/product/people.md, "Roles"). */
export function flagsOf(role: Role) {
  return {
    is_superuser: role === 'superuser',
    is_staff: role === 'superuser' || role === 'admin',
    is_member: role === 'member' || role === 'unit_admin' || role === 'area_admin' || role === 'admin',
    is_area_admin: role === 'area_admin',
  };
}

/**
 * Returns those of the given duties that a role may have: registrar and treasurer are staff, moderators and
 * collectors any members.
 * A superuser needs none. What a role may not have stays with the person and counts again when the role does.
 */
export function dutiesOf(role: Role, assigned: readonly Duty[]): Duty[] {
  const { is_staff: isStaff, is_member: isMember, is_superuser: isSuperuser } = flagsOf(role);
  if (isSuperuser) return [];
  return duties.filter(
    (duty) => assigned.includes(duty) && (duty === 'moderator' || duty === 'collector' ? isMember : isStaff),
  );
}

/**
 * Returns whether a person sees more of others' data than a member does: by role, or by a duty that counts. Their
 * passwords are checked more strictly.
 */
export const holdsOffice = (role: Role, assigned: readonly Duty[]): boolean =>
  role === 'unit_admin' || role === 'area_admin' || flagsOf(role).is_staff || dutiesOf(role, assigned).length > 0;
