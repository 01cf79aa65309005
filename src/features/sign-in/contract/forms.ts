import { z } from 'zod';
import { neededLine } from '~/shared/fields';
import { email, givenPassword, newPassword } from '~/shared/person/fields';
import { same } from '~/shared/person/form-rules';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../texts';

const required = personTexts.required;

export const loginSchema = z.object({
  email_or_member_id: neededLine(254, required.login),
  password: givenPassword(required.password),
});

const refreshToken = z
  .string({ error: texts.refreshTokenMissing })
  .min(1, texts.refreshTokenMissing)
  .max(200, texts.refreshTokenMissing);

export const refreshSchema = z.object({ refresh_token: refreshToken });

/** The refresh token, or no body: the access token is in the header. */
export const logoutSchema = z.object({ refresh_token: refreshToken.optional() }).nullish();

export const forgotSchema = z.object({ email });

/** A part of a reset link; the uid is `-` when only the token is known. A longer text is no link of this site. */
const linkPart = (max: number) =>
  z
    .union([z.string(), z.number()], { error: texts.resetConfirmBad })
    .transform(String)
    .pipe(z.string().max(max, texts.resetConfirmBad));

export const notMeSchema = z.object({
  token: z.string({ error: texts.notMeUnknown }).trim().min(1, texts.notMeUnknown).max(200, texts.notMeUnknown),
});

export const resetParamsSchema = z.object({ uid: linkPart(40), token: linkPart(200) });

/** The second factor, where a link alone does not set a password (docs/product/security.md, "A new address"). */
const resetFactor = {
  code: neededLine(60, personTexts.required.code).optional(),
  method: z.enum(['totp', 'recovery']).default('totp'),
};

export const resetSchema = z
  .object({
    new_password: newPassword(texts.fillResetPasswords, texts.resetPasswordShort),
    confirm_password: givenPassword(texts.fillResetPasswords),
    ...resetFactor,
  })
  .refine(...same('confirm_password', 'new_password', texts.resetPasswordsDiffer));

export const resetConfirmSchema = z.object({
  uid: linkPart(40),
  token: linkPart(200),
  password: newPassword(texts.fillResetPasswords, texts.resetPasswordShort),
  ...resetFactor,
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

/** The form of `changePasswordSchema`: the repeated new password stays in the browser. */
export const changePasswordForm = changePasswordSchema
  .extend({ confirm_password: givenPassword(texts.fillPasswords) })
  .refine(...same('confirm_password', 'new_password', texts.newPasswordsDiffer));
