import type { z } from 'zod';
import type { JoiningPurpose } from '~/shared/person/joining-purposes';
import { splitName, usernameStem } from '~/shared/person/names';
import * as texts from '../../texts';
import type { applicationSchema } from './application-schema';

/** The types of a photo, and its largest size in bytes. */
export const photoLimit = { types: ['image/jpeg', 'image/jpg', 'image/png'], maxBytes: 2 * 1_048_576 };

export type FieldName = Exclude<keyof z.output<typeof applicationSchema>, 'consents'>;
type TextName = Exclude<FieldName, 'passport_photo'>;

/** Every field as its control holds it; undefined until the control is mounted. */
export type Application = { [Name in TextName]?: string } & {
  passport_photo?: File | null;
  consents?: JoiningPurpose[];
};

/** The three steps and their fields (docs/product/applications.md, "Registration wizard"). */
export const steps = [
  {
    title: texts.steps.basic,
    fields: ['area', 'unit', 'passport_photo', 'full_name', 'email', 'phone', 'password', 'confirm_password'],
  },
  {
    title: texts.steps.professional,
    fields: [
      'licenseNo',
      'license_category',
      'licenseDate',
      'renewalDate',
      'qualification',
      'additionalQualification',
      'skills',
      'residentialAddress',
      'officeAddress',
      'postOffice',
      'panchayath',
      'pin',
    ],
  },
  { title: texts.steps.personal, fields: ['dob', 'gender', 'maritalStatus', 'bloodGroup', 'aadhaar'] },
] as const satisfies readonly { title: string; fields: readonly FieldName[] }[];

/** Returns the first step with one of these fields, or -1. */
export function stepOf(names: readonly string[]): number {
  return steps.findIndex(({ fields }) => (fields as readonly string[]).some((field) => names.includes(field)));
}

/** Returns the body of the call: all fields, the photo, and the names derived from them. */
export function formOf(application: Application): FormData {
  const { passport_photo, ...fields } = application;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, String(value));
  const { firstName, lastName } = splitName(fields.full_name ?? '');
  form.append('first_name', firstName);
  form.append('last_name', lastName);
  form.append('username', usernameStem(fields.email?.trim() ?? ''));
  if (passport_photo) form.append('passport_photo', passport_photo);
  return form;
}
