import { z } from 'zod';
import { roles } from '~/shared/access';
import { chosenId, neededLine } from '~/shared/fields';
import { possibleDays } from '~/shared/person/days';
import { joiningPurposes } from '~/shared/person/joining-purposes';
import {
  email,
  language,
  neededDay,
  neededLicenseCategory,
  newPassword,
  optionalFields,
  phone,
  username,
} from '~/shared/person/fields';
import { between, same } from '~/shared/person/form-rules';
import { line } from '~/shared/text';
import { positions } from './positions';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../texts';

const required = personTexts.required;

const neededWhenOther = (path: string, choice: string, message: string) =>
  between([choice], path, message, (form) => !isOther(form[choice] as string) || Boolean(form[path]));

const consentList = z
  .array(z.enum(joiningPurposes, { error: personTexts.badChoice }), { error: personTexts.badChoice })
  .max(50)
  .optional();

/**
 * The purposes that the applicant agreed to, as a list or as a text with commas. Left out, nothing was asked; a form
 * without a tick has `false`.
 */
const consents = z.preprocess((value) => {
  if (typeof value !== 'string') return value === false || value === null ? undefined : value;
  const named = value.split(',').map((purpose) => purpose.trim());
  return named.filter(Boolean);
}, consentList);

/** The wizard's steps together, without the photo (docs/product/applications.md, "Registration wizard"). */
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
    consents,
    ...optionalFields,
  })
  .refine(...same('confirm_password', 'password', texts.passwordsDiffer))
  .superRefine(...possibleDays);

/** What the wizard's first step has checked before it is left. */
export const addressesSchema = z.object({ email, phone });

/** The simple form, with names of area and unit (docs/product/applications.md, "Simple registration"). */
export const simpleRegistrationSchema = z
  .object({
    username,
    email,
    phone,
    location: line(200).nullish(),
    /** An id of `GET /api/districts/`, or a name. */
    district: z.union([line(100), z.int({ error: personTexts.badChoice })], { error: personTexts.badChoice }).nullish(),
    area: neededLine(100, required.area),
    unit: neededLine(100, required.unit),
    customArea: line(100).nullish(),
    customUnit: line(100).nullish(),
    role: z.enum(positions, { error: required.position }),
    language: language.optional(),
    consents,
  })
  .refine(...neededWhenOther('customArea', 'area', required.customArea))
  .refine(...neededWhenOther('customUnit', 'unit', required.customUnit));

/** Whether a choice is Other (docs/product/general.md, "Lists of names"). */
export const isOther = (name: string) => name.trim().toLowerCase() === 'other';

/** The optional body of an approval: a role, member by default. */
export const approvalSchema = z.object({ role: z.enum(roles, { error: personTexts.badChoice }).optional() }).nullish();
