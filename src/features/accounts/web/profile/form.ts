import type { User } from '../../contract';
import { texts } from '../../contract/texts';
import { profileFields, type FieldName } from './fields';

/** What the edit form holds: every value as its control has it; '' is nothing. The account's own names are the office's to change. */
export type FormValues = Record<FieldName | AccountField | 'area' | 'unit' | 'aadhaar', string>;
export type AccountField = 'username' | 'email' | 'role';
export type FormErrors = Partial<Record<keyof FormValues | 'passport_photo', string>>;

/** The form as it opens. The Aadhaar number stays masked: its field is for a new one. */
export function valuesOf(user: User): FormValues {
  const values = Object.fromEntries(profileFields.map(({ name }) => [name, user[name] ?? '']));
  return {
    ...values,
    // Without a name the server shows the username in its place.
    full_name: user.first_name || user.last_name ? user.full_name : '',
    username: user.username,
    email: user.email,
    role: user.role,
    area: user.area === null ? '' : String(user.area),
    unit: user.unit === null ? '' : String(user.unit),
    aadhaar: '',
  } as FormValues;
}

/** What differs from what was opened, as it is sent (spec, section 7: changed fields only). */
export function changesOf(values: FormValues, opened: FormValues): Partial<FormValues> {
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== opened[name as keyof FormValues].trim());
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()]));
}

const digits = (value: string) => value.replace(/\D/g, '');

/** What can be said before asking the server, of the fields that were changed (spec, section 5). */
export function problemsOf(changes: Partial<FormValues>): FormErrors {
  const errors: FormErrors = {};
  if (changes.full_name === '') errors.full_name = texts.required.fullName;
  if (changes.username === '') errors.username = texts.required.username;
  if (changes.email === '') errors.email = texts.required.email;
  else if (changes.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(changes.email)) errors.email = texts.badEmail;
  if (changes.phone !== undefined && digits(changes.phone).length !== 10) {
    errors.phone = changes.phone ? texts.badPhone : texts.required.phone;
  }
  if (changes.pin && !/^\d{6}$/.test(changes.pin.replace(/[\s-]/g, ''))) errors.pin = texts.badPin;
  if (changes.aadhaar && !/^\d{12}$/.test(changes.aadhaar.replace(/[\s-]/g, ''))) errors.aadhaar = texts.badAadhaar;
  return errors;
}

/** The body of the PATCH: JSON, or a form when there is a photo. */
export function bodyOf(changes: Partial<FormValues>, updatedAt: string, photo: File | null) {
  const fields = { ...changes, updated_at: updatedAt };
  if (!photo) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('passport_photo', photo);
  return form;
}

/** What a photo may be, and what is said of one that is not (spec, section 5). */
export interface PhotoRule {
  types: readonly string[];
  wrongType: string;
  tooLarge: string;
  hint: string;
}

export const memberPhoto: PhotoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png'],
  wrongType: texts.photoType,
  tooLarge: texts.photoTooLarge5,
  hint: 'JPG or PNG, at most 5 MB.',
};

export const officePhoto: PhotoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  wrongType: texts.imageType,
  tooLarge: texts.imageTooLarge,
  hint: 'JPG, PNG or GIF, at most 5 MB.',
};

const largestPhoto = 5 * 1_048_576;

/** What is wrong with a photo, or null. The limit itself is allowed. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>, rule: PhotoRule): string | null {
  if (!rule.types.includes(type)) return rule.wrongType;
  return size > largestPhoto ? rule.tooLarge : null;
}
