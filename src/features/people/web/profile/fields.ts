import { genders, maritalStatuses } from '~/shared/person/choices';
import { licenseCategories, licenseCategoryName } from '~/shared/license-categories';
import type { User } from '~/shared/person/user';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';

/** A field of the profile that is a text, a day or a choice; area, unit, photo and Aadhaar number are separate. */
export interface ProfileField {
  name: FieldName;
  label: string;
  /** An explanation beside the label. */
  hint?: string;
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

/** The fields of the three sections of the member dashboard. */
export const personalFields: readonly ProfileField[] = [
  { name: 'full_name', label: personTexts.fullName, kind: 'line', maxLength: 150, autoComplete: 'name' },
  { name: 'phone', label: personTexts.phone, kind: 'line', maxLength: 20, inputMode: 'tel', autoComplete: 'tel' },
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
  { name: 'renewalDate', label: texts.licenseRenewalDate, kind: 'day', hint: texts.licenseRenewalDateHint },
  { name: 'qualification', label: personTexts.qualification, kind: 'line', maxLength: 200 },
  { name: 'additionalQualification', label: texts.additionalQualification, kind: 'line', maxLength: 200 },
  { name: 'skills', label: texts.skills, kind: 'prose', maxLength: 1000 },
];

export const profileFields = [...personalFields, ...addressFields, ...professionalFields];

const choiceNames: Readonly<Record<string, string>> = texts.choiceNames;

/** Returns the label of a choice: `Male` for `male`, a category by its name, an unknown value as it is. */
export function choiceLabel(value: string): string {
  const name = choiceNames[value] ?? licenseCategoryName(value);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the name of a field in a list of refused fields, `email: …`. */
export const fieldKey = (field: string) => texts.fieldKeys[field] ?? field;

/** Returns a field's value as it is shown, null without one. */
export function shownValue(user: User, { name, kind }: ProfileField): string | null {
  const value = user[name];
  if (!value) return null;
  if (kind === 'day') return formatDate(value);
  return kind === 'choice' ? choiceLabel(value) : value;
}
