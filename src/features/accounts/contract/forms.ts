import { z } from 'zod';
import { chosenId, instant, neededLine } from '~/shared/fields';
import { line } from '~/shared/text';
import { possibleDays } from './days';
import {
  email,
  givenPassword,
  language,
  neededDay,
  neededLicenseCategory,
  newPassword,
  optionalFields,
  optionalLicense,
  phone,
  switched,
} from './fields';
import { roles } from '~/shared/access';
import { positions } from './roles';
import * as texts from '../texts';

const required = texts.required;

type Values = Record<string, unknown>;

/**
 * A rule between fields, for `.refine(...between(…))`: reported together with everything else that is wrong, not only once
 * the rest is right. It applies only where all of its fields have texts; a missing one is reported by the field itself.
 */
const between = (
  fields: string[],
  path: string,
  message: string,
  good: (form: Values) => boolean,
): [(form: object) => boolean, object] => [
  (form) => good(form as Values),
  {
    path: [path],
    message,
    when: ({ value }: { value: unknown }) =>
      fields.every((field) => typeof (value as Values | null)?.[field] === 'string'),
  },
];

const same = (path: string, other: string, message: string) =>
  between([path, other], path, message, (form) => form[path] === form[other]);

const neededWhenOther = (path: string, choice: string, message: string) =>
  between([choice], path, message, (form) => !isOther(form[choice] as string) || Boolean(form[path]));

/** The wizard's three steps together; the photo comes as a file (docs/product/accounts.md, "Registration wizard"). */
export const wizardSchema = z
  .object({
    full_name: neededLine(150, required.fullName),
    email,
    phone,
    password: newPassword(required.password, texts.passwordShort),
    confirm_password: z.string({ error: texts.passwordsDiffer }),
    area: chosenId(required.area),
    unit: chosenId(required.unit),
    licenseNo: neededLine(60, required.licenseNo),
    license_category: neededLicenseCategory,
    licenseDate: neededDay(required.licenseDate),
    renewalDate: neededDay(required.renewalDate),
    language: language.optional(),
    ...optionalFields,
  })
  .refine(...same('confirm_password', 'password', texts.passwordsDiffer))
  .superRefine(...possibleDays);

/** The simple form (docs/product/accounts.md, "Simple registration"). Area and unit are names; the custom ones count for Other. */
export const simpleRegistrationSchema = z
  .object({
    username: neededLine(100, required.username),
    email,
    phone,
    location: line(200).nullish(),
    /** The id that `GET /api/districts/` gives, or a name. */
    district: z.union([line(100), z.int({ error: texts.badChoice })], { error: texts.badChoice }).nullish(),
    area: neededLine(100, required.area),
    unit: neededLine(100, required.unit),
    customArea: line(100).nullish(),
    customUnit: line(100).nullish(),
    role: z.enum(positions, { error: required.position }),
    language: language.optional(),
  })
  .refine(...neededWhenOther('customArea', 'area', required.customArea))
  .refine(...neededWhenOther('customUnit', 'unit', required.customUnit));

/** Whether a choice is Other (docs/product/general.md, "Lists of names"). */
export const isOther = (name: string) => name.trim().toLowerCase() === 'other';

export const loginSchema = z.object({
  email_or_member_id: neededLine(254, required.login),
  password: givenPassword(required.password),
});

const refreshToken = z
  .string({ error: texts.refreshTokenMissing })
  .min(1, texts.refreshTokenMissing)
  .max(200, texts.refreshTokenMissing);

export const refreshSchema = z.object({ refresh_token: refreshToken });

/** Nothing at all (the access token is in the header), or the refresh token. */
export const logoutSchema = z.object({ refresh_token: refreshToken.optional() }).nullish();

export const forgotSchema = z.object({ email });

/** A part of a reset link; the uid is `-` when only the token is known. Anything longer is no link of ours. */
const linkPart = (max: number) =>
  z
    .union([z.string(), z.number()], { error: texts.resetConfirmBad })
    .transform(String)
    .pipe(z.string().max(max, texts.resetConfirmBad));

/** The token of a mailed link *That wasn't me*. */
export const notMeSchema = z.object({
  token: z.string({ error: texts.notMeUnknown }).trim().min(1, texts.notMeUnknown).max(200, texts.notMeUnknown),
});

export const resetParamsSchema = z.object({ uid: linkPart(40), token: linkPart(200) });

export const resetSchema = z
  .object({
    new_password: newPassword(texts.fillResetPasswords, texts.resetPasswordShort),
    confirm_password: givenPassword(texts.fillResetPasswords),
  })
  .refine(...same('confirm_password', 'new_password', texts.resetPasswordsDiffer));

export const resetConfirmSchema = z.object({
  uid: linkPart(40),
  token: linkPart(200),
  password: newPassword(texts.fillResetPasswords, texts.resetPasswordShort),
});

export const changePasswordSchema = z.object({
  current_password: givenPassword(texts.fillPasswords),
  new_password: newPassword(texts.fillPasswords, texts.resetPasswordShort),
});

export const changePasswordTwiceSchema = z
  .object({
    old_password: givenPassword(texts.fillPasswords),
    new_password: newPassword(texts.fillPasswords, texts.resetPasswordShort),
    confirm_password: givenPassword(texts.fillPasswords),
  })
  .refine(...same('confirm_password', 'new_password', texts.newPasswordsDiffer));

/** The form for `changePasswordSchema`: the repeated new password stays in the browser. */
export const changePasswordForm = changePasswordSchema
  .extend({ confirm_password: givenPassword(texts.fillPasswords) })
  .refine(...same('confirm_password', 'new_password', texts.newPasswordsDiffer));

const optionalId = (message: string) =>
  z.preprocess((value) => (value === '' || value === 'null' ? null : value), chosenId(message).nullable()).optional();

/** What can be changed of a profile, without the rules between fields: for a schema that has more or fewer of them. */
export const profileFieldsSchema = z.object({
  full_name: neededLine(150, required.fullName).optional(),
  first_name: neededLine(75, required.fullName).optional(),
  last_name: line(75).optional(),
  email: email.optional(),
  phone: phone.optional(),
  area: optionalId(texts.unknownArea),
  unit: optionalId(texts.unknownUnit),
  language: language.optional(),
  ...optionalLicense,
  ...optionalFields,
  updated_at: instant.optional(),
});

/** What other members do not see of somebody, who alone decides that: not the office. */
const visibility = { hide_phone: switched.optional(), hide_email: switched.optional() };

/** The own profile: only what is sent changes, an emptied field is cleared. */
export const profilePatchSchema = profileFieldsSchema.extend(visibility).superRefine(...possibleDays);
export type ProfilePatch = z.output<typeof profilePatchSchema>;

/** The simple profile page: name, phone and area are needed, the e-mail is only shown. */
export const simpleProfileSchema = z.object({
  name: neededLine(150, required.name),
  phone,
  area: chosenId(required.area),
  email: email.optional(),
  updated_at: instant.optional(),
});

/** Approval takes no body at all, or a role; the default is member. */
export const approvalSchema = z.object({ role: z.enum(roles, { error: texts.badChoice }).optional() }).nullish();
