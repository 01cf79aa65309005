import type { Duty } from '~/shared/access';
import type { Entered, Opened } from '~/ui/forms/use-record-form';
import type { User } from '~/shared/person/user';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../../texts';
import { profileFields, type FieldName } from './fields';

/** The values of a person's form as its controls have them ('' is empty), and a new photo. */
export type ProfileValues = Record<
  FieldName | 'full_name_ml' | 'username' | 'email' | 'role' | 'area' | 'unit' | 'aadhaar',
  string
> & {
  duties: readonly Duty[];
  passport_photo: File | null;
};

/** Returns the values that a form opens with. The Aadhaar number stays masked: its field is for a new one. */
export function openedOf(user: User): Opened<ProfileValues> {
  const values = Object.fromEntries(profileFields.map(({ name }) => [name, user[name] ?? ''])) as Record<
    FieldName,
    string
  >;
  return {
    values: {
      ...values,
      // Without a name the server sends the username in its place.
      full_name: user.first_name || user.last_name ? user.full_name : '',
      full_name_ml: user.full_name_ml ?? '',
      username: user.username,
      email: user.email,
      role: user.role,
      duties: user.duties,
      area: user.area === null ? '' : String(user.area),
      unit: user.unit === null ? '' : String(user.unit),
      aadhaar: '',
      passport_photo: null,
    },
    readAt: user.updated_at,
  };
}

/** Returns the changed fields, as JSON or, with a photo, as a form. An emptied field is cleared. */
export function profileBody({ changed, readAt }: Entered<ProfileValues>) {
  const { passport_photo: photo, duties: _duties, ...fields } = changed;
  const body = { ...fields, updated_at: readAt };
  if (!photo) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value);
  form.append('passport_photo', photo);
  return form;
}

/** Which photos a form takes, and the texts that refuse others (docs/product/people.md, "Photos"). */
export interface PhotoRule {
  types: readonly string[];
  wrongType: string;
  tooLarge: string;
  hint: string;
}

export const memberPhoto: PhotoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png'],
  wrongType: personTexts.photoType,
  tooLarge: texts.photoTooLarge5,
  hint: texts.memberPhotoHint,
};

export const officePhoto: PhotoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  wrongType: texts.imageType,
  tooLarge: texts.imageTooLarge,
  hint: texts.officePhotoHint,
};

/** The largest size of a photo in bytes. */
export const largestPhoto = 5 * 1_048_576;

/** Returns why a photo is refused, or null. A photo of exactly the largest size is taken. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>, rule: PhotoRule): string | null {
  if (!rule.types.includes(type)) return rule.wrongType;
  return size > largestPhoto ? rule.tooLarge : null;
}
