import type { Seal } from '~/platform/secrets/seal';
import type { ProfilePatch } from '../contract';
import type { users } from './tables';

type Row = typeof users.$inferInsert;

/** The API's names of a person's own fields and their columns. */
const columnOf = {
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
} as const satisfies Partial<Record<keyof ProfilePatch, keyof Row>>;

/** Columns for the fields that were sent; an emptied one is null. The Aadhaar number is sealed. */
export function personColumns(fields: Partial<Omit<ProfilePatch, 'area' | 'unit'>>, seal: Seal): Partial<Row> {
  const row: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columnOf)) {
    const value = fields[field as keyof typeof columnOf];
    if (value !== undefined) row[column] = value;
  }
  if (fields.aadhaar !== undefined) row.aadhaarSealed = fields.aadhaar === null ? null : seal.seal(fields.aadhaar);
  return row;
}
