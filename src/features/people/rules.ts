import type { Duty, Role } from '~/shared/access';
import { isContact, usernameStem } from '~/shared/person/names';
import { flagsOf, holdsOffice } from '~/shared/person/role-rules';
import type { User } from '~/shared/person/user';

/** Returns whether an account is in use: approved, and of a person who is alive as far as the office knows. */
export const isActive = (person: { isApproved: boolean; deceasedOn: string | null }): boolean =>
  person.isApproved && person.deceasedOn === null;

/** Returns whether a caller may change an e-mail address, which is the way into the account. */
export const mayChangeAddress = (
  by: { isSuperuser: boolean },
  person: { role: Role; duties: readonly Duty[] },
): boolean => by.isSuperuser || !holdsOffice(person.role, person.duties);

/**
 * Maps each column of a licence as its holder enters it to the column with what the office has confirmed. Everything
 * that reads or writes confirmed values uses this list, the database's index and queries included
 * (docs/product/licences.md, "Confirmed and entered").
 */
export const confirmedColumns = {
  licenseNo: 'confirmedLicenseNo',
  licenseCategory: 'confirmedLicenseCategory',
  renewalDate: 'confirmedRenewalDate',
} as const;
type Entered = keyof typeof confirmedColumns;
type Confirmed = (typeof confirmedColumns)[Entered];

/** A licence as its holder entered it, and as the office has confirmed it. */
export type Licence = Record<Entered | Confirmed, string | null>;

export const confirmedPairs = Object.entries(confirmedColumns) as readonly [Entered, Confirmed][];

/** Returns whether the office has confirmed a licence as it is entered: its number, class and last day. */
export const isConfirmed = (licence: Licence): boolean =>
  Boolean(licence.licenseNo) && confirmedPairs.every(([entered, confirmed]) => licence[entered] === licence[confirmed]);

/** Returns the columns that confirm the entered parts of a licence; a part that is undefined stays unchanged. */
export function confirmationOf(entered: Partial<Record<Entered, unknown>>): Partial<Pick<Licence, Confirmed>> {
  const named = confirmedPairs.filter(([part]) => entered[part] !== undefined);
  return Object.fromEntries(named.map(([part, confirmed]) => [confirmed, entered[part]]));
}

/** Returns whether a change of role takes a right away; sessions of the old role must then end. */
export function losesRights(before: Role, after: Role): boolean {
  if (after === 'superuser') return false;
  const next: Record<string, boolean> = flagsOf(after);
  return Object.entries(flagsOf(before)).some(([flag, may]) => may && !next[flag]);
}

/** Returns the requested username, or with the first number from 2 that makes it free and no phone number. */
export function freeUsername(wish: string, takenInLowerCase: ReadonlySet<string>): string {
  const isFree = (name: string) => !takenInLowerCase.has(name.toLowerCase()) && !isContact(name);
  if (isFree(wish)) return wish;
  // Cut, so that a number fits within the length limit of usernames.
  const stem = wish.slice(0, 90);
  let number = 2;
  while (!isFree(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Returns the stem of a username: of the e-mail, or of the name of a person who has none (`anil.kumar`). */
export const usernameFrom = (email: string | null, fullName: string): string =>
  usernameStem(email ?? `${fullName.trim().toLowerCase().split(/\s+/).join('.')}@`);

export const maskAadhaar = (digits: string | null) => `XXXX XXXX ${digits?.slice(-4) ?? 'XXXX'}`;

/** Returns a membership id: the prefix and at least four digits, `PKD0001`. */
export const membershipIdOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(4, '0')}`;

/** Lists the fields that a complete profile has (docs/product/members.md, "Profile completion"). */
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

/** Returns the share of filled profile fields in whole percent. */
export function completionOf(user: Pick<User, (typeof completionFields)[number]>): number {
  const filled = completionFields.filter((field) => user[field] !== null && user[field] !== '').length;
  return Math.round((filled / completionFields.length) * 100);
}
