import { keptDays } from '~/shared/kept-days';

/** Where an import is. */
export const importStates = ['preview', 'applied', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What an import does with a row of the file. */
export const rowActions = ['create', 'update', 'same', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** What a column of the file can be taken for (docs/product/imports.md, "Columns"). */
export const importFields = [
  'membership_id',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'area',
  'unit',
  'licenseNo',
  'license_category',
  'licenseDate',
  'renewalDate',
  'membership_until',
  'dob',
  'gender',
  'maritalStatus',
  'residentialAddress',
  'officeAddress',
  'postOffice',
  'pin',
  'panchayath',
  'qualification',
  'additionalQualification',
  'skills',
  'bloodGroup',
] as const;
export type ImportField = (typeof importFields)[number];

/** Rows of a file, and days after which an import can no longer be undone and the rows of one that was not applied go. */
export const mostRows = 5_000;
export const undoDays = keptDays.imports;
/** Days that a link to a first password works. */
export const passwordLinkDays = 7;
