import type { User } from './contract';
import { graceDays } from './contract/roles';
import { waitingDays, type Age } from './contract/application-words';
import { duties, type Duty, type Role } from '~/shared/access';

/** What a role may do, as the flags every side uses (docs/product/accounts.md, "Roles"). */
export function flagsOf(role: Role) {
  return {
    is_superuser: role === 'superuser',
    is_staff: role === 'superuser' || role === 'admin',
    is_member: role === 'member' || role === 'unit_admin' || role === 'area_admin' || role === 'admin',
    is_area_admin: role === 'area_admin',
  };
}

/**
 * Those of the given duties that a role may have: registrar and treasurer are staff, a moderator is any member. A superuser
 * needs none. What a role may not have stays with the person and counts again when the role does.
 */
export function dutiesOf(role: Role, given: readonly Duty[]): Duty[] {
  const { is_staff: isStaff, is_member: isMember, is_superuser: isSuperuser } = flagsOf(role);
  if (isSuperuser) return [];
  return duties.filter((duty) => given.includes(duty) && (duty === 'moderator' ? isMember : isStaff));
}

/** Whether somebody opens more of others' data than a member does: by role, or by a duty that counts. Their passwords are looked at closer. */
export const holdsOffice = (role: Role, given: readonly Duty[]): boolean =>
  role === 'unit_admin' || role === 'area_admin' || flagsOf(role).is_staff || dutiesOf(role, given).length > 0;

/**
 * From when on somebody of the staff has to have a second factor, once it is required (`requiredSince`): some days after that, or
 * after they were let in. Null when it is not required, or they have one.
 */
export function secondFactorDue(of: {
  secondFactorSince: Date | null;
  requiredSince: Date | null;
  approvedAt: Date | null;
}): Date | null {
  if (of.secondFactorSince !== null || of.requiredSince === null) return null;
  return new Date(Math.max(of.requiredSince.getTime(), of.approvedAt?.getTime() ?? 0) + graceDays * 86_400_000);
}

/** A licence as its holder entered it, and as the office has confirmed it. */
interface Licence {
  licenseNo: string | null;
  renewalDate: string | null;
  confirmedLicenseNo: string | null;
  confirmedRenewalDate: string | null;
}

/** Whether the office has confirmed a licence as it is entered (docs/product/licences.md, "Confirmed and entered"). */
export const isConfirmed = (licence: Licence): boolean =>
  Boolean(licence.licenseNo) &&
  licence.licenseNo === licence.confirmedLicenseNo &&
  licence.renewalDate === licence.confirmedRenewalDate;

/** Whether the second role lacks a right of the first; sessions begun with the first then end. */
export function losesRights(before: Role, after: Role): boolean {
  if (after === 'superuser') return false;
  const next: Record<string, boolean> = flagsOf(after);
  return Object.entries(flagsOf(before)).some(([flag, may]) => may && !next[flag]);
}

/** A full name splits after its first word. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The part of the e-mail before the @, the stem of a username. */
export const usernameStem = (email: string) => email.slice(0, email.lastIndexOf('@')).slice(0, 90) || 'member';

/** `anil@example.org` → `a***@example.org`: enough to recognise, not enough to learn. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

export const maskAadhaar = (digits: string | null) => `XXXX XXXX ${digits?.slice(-4) ?? 'XXXX'}`;

/** Prefix and at least four digits: `PKD0001`. */
export const membershipIdOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(4, '0')}`;

/** The one list of fields that a full profile has (docs/product/members.md, "Profile completion"). */
export const completionFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'passport_photo',
  'area',
  'unit',
  'dob',
  'gender',
  'maritalStatus',
  'residentialAddress',
  'officeAddress',
  'postOffice',
  'pin',
  'licenseNo',
  'license_category',
  'licenseDate',
  'renewalDate',
  'qualification',
  'additionalQualification',
  'skills',
  'bloodGroup',
  'panchayath',
  'aadhaar',
] as const satisfies readonly (keyof User)[];

/** The share of filled profile fields in whole percent. */
export function completionOf(user: Pick<User, (typeof completionFields)[number]>): number {
  const filled = completionFields.filter((field) => user[field] !== null && user[field] !== '').length;
  return Math.round((filled / completionFields.length) * 100);
}

/** How old a wait is, by days begun since (docs/product/applications.md, "Waiting"). */
export function ageOf(days: number): Age {
  if (days > waitingDays.red) return 'red';
  return days > waitingDays.amber ? 'amber' : 'fresh';
}
