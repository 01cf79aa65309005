import { z } from 'zod';
import { calendarDay, filled, neededLine, optional } from '../fields';
import { filledMessage } from '../filled-message';
import { languages } from '../language';
import { phonePattern } from '../phone';
import { line, prose } from '../text';
import { genders, maritalStatuses } from './choices';
import { licenseCategories } from '~/shared/license-categories';
import { isContact } from './names';
import * as texts from './texts';

/** Fewer are refused (docs/product/sign-in.md, "Password rules"). */
export const shortestPassword = 6;
/** The whole text is hashed: a whole book would take too long. */
const longestPassword = 256;

export const email = filled(line(254).pipe(z.email({ error: texts.badEmail })), texts.required.email);

/** Ten digits, however they are grouped, with +91 or a leading 0 as well; stored as the ten digits only. */
export const phone = filled(
  line(40)
    .transform(phonePattern)
    .pipe(z.string().regex(/^\d{10}$/, texts.badPhone)),
  texts.required.phone,
);

/** A username that is typed: no contact, for others see it. */
export const username = neededLine(100, texts.required.username).refine(
  (name) => !isContact(name),
  texts.usernameContact,
);

/** A name in Malayalam, beside the name in Latin letters: no contact, for others see it. */
export const nameInMalayalam = optional(line(150).refine((name) => !isContact(name), texts.nameContact));

/** A new password; `missing` and `short` are the form's own wording. Nothing is trimmed: spaces are part of it. */
export const newPassword = (missing: string, short: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .pipe(
      z
        .string()
        .min(shortestPassword, short)
        .max(longestPassword, filledMessage(texts.passwordLong, { longestPassword })),
    );

/** A password that is only compared. */
export const givenPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .max(longestPassword, filledMessage(texts.passwordLong, { longestPassword }));

const day = calendarDay(texts.badDate);

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: texts.badChoice });

export const neededDay = (message: string) => filled(day, message);
export const neededLicenseCategory = filled(choice(licenseCategories), texts.required.licenseCategory);

/** The language in which a person wants to be addressed. */
export const language = z.enum(languages, { error: texts.badChoice });

/** Something that is switched on or off: as JSON has it, or as a form sends it. */
export const switched = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
  error: texts.badChoice,
});

const digits = (length: number, message: string) =>
  line(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${length}}$`), message));

/** The optional fields of a person. */
export const optionalFields = {
  dob: optional(day),
  gender: optional(choice(genders)),
  maritalStatus: optional(choice(maritalStatuses)),
  residentialAddress: optional(prose(500)),
  officeAddress: optional(prose(500)),
  postOffice: optional(line(100)),
  pin: optional(digits(6, texts.badPin)),
  qualification: optional(line(200)),
  additionalQualification: optional(line(200)),
  skills: optional(prose(1000)),
  bloodGroup: optional(line(10)),
  panchayath: optional(line(100)),
  aadhaar: optional(digits(12, texts.badAadhaar)),
};

/** License fields where they may be left empty: everywhere but in the wizard. */
export const optionalLicense = {
  licenseNo: optional(line(60)),
  license_category: optional(choice(licenseCategories)),
  licenseDate: optional(day),
  renewalDate: optional(day),
};
