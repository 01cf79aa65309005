import { z } from 'zod';
import { chosenId, instant, neededLine } from '~/shared/fields';
import { possibleDays } from '~/shared/person/days';
import { email, nameInMalayalam, phone, switched } from '~/shared/person/fields';
import { profileFieldsSchema } from '~/shared/person/profile-fields';
import * as personTexts from '~/shared/person/texts';

const required = personTexts.required;

/** The contact details that a person hides from other members. The person alone decides that, not the office. */
const visibility = { hide_phone: switched.optional(), hide_email: switched.optional() };

/** The caller's own profile: only fields that are sent change, an emptied field is cleared. */
export const profilePatchSchema = profileFieldsSchema
  .extend({ full_name_ml: nameInMalayalam, ...visibility })
  .superRefine(...possibleDays);
export type ProfilePatch = z.output<typeof profilePatchSchema>;

/** The simple profile page: name, phone and area are required, the e-mail is read-only. */
export const simpleProfileSchema = z.object({
  name: neededLine(150, required.name),
  phone,
  area: chosenId(required.area),
  email: email.optional(),
  updated_at: instant.optional(),
});
