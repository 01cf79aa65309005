import { genders, licenseCategories, maritalStatuses } from '../../contract/choices';
import type { User } from '../../contract';
import { showDate } from '~/shared/show-date';

/** A field of the profile that is a text, a day or a choice; area, unit, photo and Aadhaar are apart. */
export interface ProfileField {
  name: FieldName;
  label: string;
  kind: 'line' | 'prose' | 'day' | 'choice';
  options?: readonly string[];
  maxLength?: number;
  inputMode?: 'numeric' | 'tel';
  autoComplete?: string;
}

export type FieldName = keyof Pick<
  User,
  | 'full_name'
  | 'phone'
  | 'dob'
  | 'gender'
  | 'maritalStatus'
  | 'bloodGroup'
  | 'residentialAddress'
  | 'officeAddress'
  | 'postOffice'
  | 'pin'
  | 'panchayath'
  | 'licenseNo'
  | 'license_category'
  | 'licenseDate'
  | 'renewalDate'
  | 'qualification'
  | 'additionalQualification'
  | 'skills'
>;

const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** The three sections of the member dashboard. */
export const personalFields: readonly ProfileField[] = [
  { name: 'full_name', label: 'Full Name', kind: 'line', maxLength: 150, autoComplete: 'name' },
  { name: 'phone', label: 'Phone', kind: 'line', maxLength: 20, inputMode: 'tel', autoComplete: 'tel' },
  { name: 'dob', label: 'Date of Birth', kind: 'day', autoComplete: 'bday' },
  { name: 'gender', label: 'Gender', kind: 'choice', options: genders },
  { name: 'maritalStatus', label: 'Marital Status', kind: 'choice', options: maritalStatuses },
  { name: 'bloodGroup', label: 'Blood Group', kind: 'choice', options: bloodGroups },
];

export const addressFields: readonly ProfileField[] = [
  { name: 'residentialAddress', label: 'Residential Address', kind: 'prose', maxLength: 500 },
  { name: 'officeAddress', label: 'Office Address', kind: 'prose', maxLength: 500 },
  { name: 'postOffice', label: 'Post Office', kind: 'line', maxLength: 100 },
  { name: 'pin', label: 'PIN Code', kind: 'line', maxLength: 7, inputMode: 'numeric', autoComplete: 'postal-code' },
  { name: 'panchayath', label: 'Panchayath', kind: 'line', maxLength: 100 },
];

export const professionalFields: readonly ProfileField[] = [
  { name: 'licenseNo', label: 'License Number', kind: 'line', maxLength: 60 },
  { name: 'license_category', label: 'License Category', kind: 'choice', options: licenseCategories },
  { name: 'licenseDate', label: 'License Issue Date', kind: 'day' },
  { name: 'renewalDate', label: 'License Renewal Date', kind: 'day' },
  { name: 'qualification', label: 'Qualification', kind: 'line', maxLength: 200 },
  { name: 'additionalQualification', label: 'Additional Qualification', kind: 'line', maxLength: 200 },
  { name: 'skills', label: 'Skills', kind: 'prose', maxLength: 1000 },
];

export const profileFields = [...personalFields, ...addressFields, ...professionalFields];

/** `male` is shown as `Male`; a category as it is. */
export const choiceLabel = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** A field's value as it is read, null when there is none. */
export function shownValue(user: User, { name, kind }: ProfileField): string | null {
  const value = user[name];
  if (!value) return null;
  if (kind === 'day') return showDate(value) ?? value;
  return kind === 'choice' ? choiceLabel(value) : value;
}
