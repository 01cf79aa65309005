import { genders, licenseCategories, maritalStatuses } from '../../contract/choices';
import type { User } from '../../contract';
import { licenseCategoryName } from '~/shared/license-categories';
import { showDate } from '~/shared/show-date';
import * as texts from '../../texts';

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
  { name: 'full_name', label: texts.fullName, kind: 'line', maxLength: 150, autoComplete: 'name' },
  { name: 'phone', label: texts.phone, kind: 'line', maxLength: 20, inputMode: 'tel', autoComplete: 'tel' },
  { name: 'dob', label: texts.dateOfBirth, kind: 'day', autoComplete: 'bday' },
  { name: 'gender', label: texts.gender, kind: 'choice', options: genders },
  { name: 'maritalStatus', label: texts.maritalStatus, kind: 'choice', options: maritalStatuses },
  { name: 'bloodGroup', label: texts.bloodGroup, kind: 'choice', options: bloodGroups },
];

export const addressFields: readonly ProfileField[] = [
  { name: 'residentialAddress', label: texts.residentialAddress, kind: 'prose', maxLength: 500 },
  { name: 'officeAddress', label: texts.officeAddress, kind: 'prose', maxLength: 500 },
  { name: 'postOffice', label: texts.postOffice, kind: 'line', maxLength: 100 },
  { name: 'pin', label: texts.pinCode, kind: 'line', maxLength: 7, inputMode: 'numeric', autoComplete: 'postal-code' },
  { name: 'panchayath', label: texts.panchayath, kind: 'line', maxLength: 100 },
];

export const professionalFields: readonly ProfileField[] = [
  { name: 'licenseNo', label: texts.licenseNumber, kind: 'line', maxLength: 60 },
  { name: 'license_category', label: texts.licenseCategory, kind: 'choice', options: licenseCategories },
  { name: 'licenseDate', label: texts.licenseIssueDate, kind: 'day' },
  { name: 'renewalDate', label: texts.licenseRenewalDate, kind: 'day' },
  { name: 'qualification', label: texts.qualification, kind: 'line', maxLength: 200 },
  { name: 'additionalQualification', label: texts.additionalQualification, kind: 'line', maxLength: 200 },
  { name: 'skills', label: texts.skills, kind: 'prose', maxLength: 1000 },
];

export const profileFields = [...personalFields, ...addressFields, ...professionalFields];

const choiceNames: Readonly<Record<string, string>> = texts.choiceNames;

/** `male` is shown as `Male`, a category by its name; what is not of our lists as it is. */
export function choiceLabel(value: string): string {
  const name = choiceNames[value] ?? licenseCategoryName(value);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a field is called in a line that tells what was refused, `email: …`. */
export const fieldKey = (field: string) => texts.fieldKeys[field] ?? field;

/** A field's value as it is read, null when there is none. */
export function shownValue(user: User, { name, kind }: ProfileField): string | null {
  const value = user[name];
  if (!value) return null;
  if (kind === 'day') return showDate(value);
  return kind === 'choice' ? choiceLabel(value) : value;
}
