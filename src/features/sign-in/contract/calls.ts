import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { message } from '~/shared/fields';
import {
  changePasswordSchema,
  changePasswordTwiceSchema,
  forgotSchema,
  loginSchema,
  logoutSchema,
  notMeSchema,
  refreshSchema,
  resetConfirmSchema,
  resetParamsSchema,
  resetSchema,
} from './forms';
import { secondFactorAskedSchema, sessionSchema } from './session';

/** The calls of sessions and passwords (docs/product/sign-in.md). */
export const sessionCalls = defineCalls({
  login: call('POST /api/auth/login/', 'anyone', {
    summary: 'Sign in with e-mail or membership id; with a second factor it answers with a ticket for the second step',
    evenWhenFull: true,
    body: loginSchema,
    answers: { 200: z.union([sessionSchema, secondFactorAskedSchema]) },
  }),
  refresh: call('POST /api/auth/refresh/', 'anyone', {
    summary: 'A new pair of tokens; each refresh token works once. Send it without an Authorization header',
    evenWhenFull: true,
    body: refreshSchema,
    answers: { 200: sessionSchema },
  }),
  logout: call('POST /api/auth/logout/', 'anyone', {
    summary: 'End this session. A refresh token alone is enough: the access token may have run out; 401 without either',
    evenWhenFull: true,
    body: logoutSchema,
    answers: { 200: message },
  }),
  forgotPassword: call('POST /api/auth/forgot-password/', 'anyone', {
    summary: 'Mail a reset link; the same answer whether or not the address is known',
    body: forgotSchema,
    answers: { 200: message },
  }),
  verifyResetToken: call('GET /api/auth/verify-reset-token/:uid/:token/', 'anyone', {
    summary: 'Whether a reset link still works',
    params: resetParamsSchema,
    answers: {
      200: z.object({ valid: z.boolean(), message: z.string(), email: z.string().nullable().describe('Masked') }),
    },
  }),
  resetPassword: call('POST /api/auth/reset-password/:uid/:token/', 'anyone', {
    summary: 'Set a new password with a reset link: 404 unknown or expired, 403 used',
    evenWhenFull: true,
    params: resetParamsSchema,
    body: resetSchema,
    answers: { 200: message },
  }),
  resetPasswordConfirm: call('POST /api/password-reset-confirm/', 'anyone', {
    summary: 'The same for the stand-alone page: 400 for a bad link',
    evenWhenFull: true,
    body: resetConfirmSchema,
    answers: { 200: message },
  }),
  notMe: call('POST /api/auth/not-me/', 'anyone', {
    summary:
      'Say by a mailed link that it was not oneself: ends all sessions, mails a link to set a password; ' +
      '404 for a link that is unknown, used or expired',
    evenWhenFull: true,
    body: notMeSchema,
    answers: { 200: message },
  }),
  changePassword: call('POST /api/change-password/', 'approved', {
    summary: 'Change the own password; ends all own sessions',
    evenWhenFull: true,
    body: changePasswordSchema,
    answers: { 200: message },
  }),
  changePasswordTwice: call('POST /api/auth/change-password/', 'approved', {
    summary: 'The same with the new password typed twice',
    evenWhenFull: true,
    body: changePasswordTwiceSchema,
    answers: { 200: message },
  }),
});
