import type { ProfilePatch, UserPatch } from '../contract';
import type { AadhaarSeal } from './aadhaar';
import type { users } from './tables';

type Row = typeof users.$inferInsert;

/** Fields of a person that profile.ts and people.ts save themselves, because they affect more than a column. */
type Special =
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'area'
  | 'unit'
  | 'aadhaar'
  | 'username'
  | 'role'
  | 'duties'
  | 'updated_at';

/** Maps the other fields of a profile form to their columns; a field without a column does not compile. */
export const columnOf = {
  full_name_ml: 'fullNameMl',
  language: 'language',
  hide_phone: 'hidePhone',
  hide_email: 'hideEmail',
  dob: 'dob',
  gender: 'gender',
  maritalStatus: 'maritalStatus',
  residentialAddress: 'residentialAddress',
  officeAddress: 'officeAddress',
  postOffice: 'postOffice',
  pin: 'pin',
  licenseNo: 'licenseNo',
  license_category: 'licenseCategory',
  licenseDate: 'licenseDate',
  renewalDate: 'renewalDate',
  qualification: 'qualification',
  additionalQualification: 'additionalQualification',
  skills: 'skills',
  bloodGroup: 'bloodGroup',
  panchayath: 'panchayath',
} as const satisfies Record<Exclude<keyof ProfilePatch | keyof UserPatch, Special>, keyof Row>;

/** Returns the columns of the sent fields; an emptied one is null. Seals and marks the Aadhaar number. */
export function personColumns(fields: Partial<Omit<ProfilePatch, 'area' | 'unit'>>, seal: AadhaarSeal): Partial<Row> {
  const row: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columnOf)) {
    const value = fields[field as keyof typeof columnOf];
    if (value !== undefined) row[column] = value;
  }
  if (fields.aadhaar !== undefined) {
    row.aadhaarSealed = fields.aadhaar === null ? null : seal.seal(fields.aadhaar);
    row.aadhaarMark = fields.aadhaar === null ? null : seal.mark(fields.aadhaar);
  }
  return row;
}
