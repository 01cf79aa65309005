import { retentionDays } from '~/shared/retention-days';

/** The states of an import. */
export const importStates = ['preview', 'applied', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What an import does with a row of the file. */
export const rowActions = ['create', 'update', 'same', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** The kinds of rows that can be listed: by action, or the rows that are applied only when they are confirmed. */
export const rowKinds = [...rowActions, 'warnings'] as const;
export type RowKind = (typeof rowKinds)[number];

/** The fields that a column of the file can be assigned to (docs/product/imports.md, "Columns"). */
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

/** Largest number of rows in a file. */
export const mostRows = 5_000;
/** Days after which an applied import can no longer be undone, and the rows of an unapplied import are deleted. */
export const undoDays = retentionDays.imports;
