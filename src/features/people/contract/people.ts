import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { chosenId, id } from '~/shared/fields';
import { possibleDays } from '~/shared/person/days';
import { nameInMalayalam, neededLicenseCategory, username } from '~/shared/person/fields';
import { profileFieldsSchema } from '~/shared/person/profile-fields';
import { duties, roles } from '~/shared/access';
import { peopleColumns, sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { areasTopic, peopleTopic } from '~/shared/topics';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../texts';
import { userSchema } from '~/shared/person/user';

/** A person in user management's list: the fields that its rows show. */
const listedUserSchema = userSchema.pick({
  id: true,
  membership_id: true,
  username: true,
  full_name: true,
  email: true,
  phone: true,
  role: true,
  role_display: true,
  is_superuser: true,
  is_staff: true,
  is_member: true,
  is_area_admin: true,
  duties: true,
  is_approved: true,
  date_joined: true,
  updated_at: true,
  profile_completion: true,
  passport_photo: true,
  area: true,
  area_name: true,
  unit: true,
  unit_name: true,
});
export type ListedUser = z.output<typeof listedUserSchema>;

/** A profile as the office changes it: only fields that are sent change; a license category can't be emptied. */
export const userPatchSchema = profileFieldsSchema
  .omit({ license_category: true })
  .extend({
    username: username.optional(),
    full_name_ml: nameInMalayalam,
    license_category: neededLicenseCategory.optional(),
    role: z.enum(roles, { error: personTexts.badChoice }).optional(),
    duties: z
      .array(z.enum(duties, { error: texts.dutyUnknown }), { error: texts.dutiesList })
      .max(100, texts.dutiesList)
      .transform((chosen) => duties.filter((duty) => chosen.includes(duty)))
      .optional()
      .describe('All that the person is to have; the role must be one that may'),
  })
  .superRefine(...possibleDays);
export type UserPatch = z.output<typeof userPatchSchema>;

const photo: UploadRule = { maxBytes: 5 * 1_048_576, tooLarge: texts.imageTooLarge };

/** The calls of user management, for superusers (docs/product/members.md, "User management"). */
export const peopleCalls = defineCalls({
  users: call('GET /api/users/', 'superuser', {
    summary: 'Everybody, applicants and superusers too, by name',
    answers: { 200: z.array(listedUserSchema) },
    cache: { topics: [peopleTopic, areasTopic], translated: true, unstored: true, apart: ['superuser'] },
  }),
  exportUsers: call('POST /api/users/export/', 'superuser', {
    summary: 'These people as CSV (UTF-8 with BOM) or XLSX, in this order',
    evenWhenFull: true,
    proof: true,
    query: z.object(sheetQuery),
    body: z.object({ ids: z.array(id).min(1).max(20_000), ...peopleColumns }),
    ...sheetAnswer,
  }),
  user: call('GET /api/users/:id/', 'superuser', {
    summary: 'One person with all fields',
    answers: { 200: userSchema },
  }),
  editUser: call('PATCH /api/users/:id/', 'superuser', {
    summary: 'Change what is sent of a person, the role too; 409 when stale and for the last superuser',
    proof: { when: 'the role, the duties or the e-mail address changes' },
    body: userPatchSchema,
    answers: { 200: userSchema },
  }),
  deleteUser: call('DELETE /api/users/:id/', 'superuser', {
    summary: 'Delete a person with sessions and photo; 403 for oneself, 409 for the last superuser',
    proof: true,
  }),
  photoOfUser: call('POST /api/admin/passport-photo/', 'superuser', {
    summary: "Set a person's photo: JPG, PNG or GIF",
    body: z.object({ user_id: chosenId(personTexts.userUnknown) }),
    upload: { files: { passport_photo: photo } },
    answers: { 200: z.object({ message: z.string(), user: userSchema }) },
  }),
});
