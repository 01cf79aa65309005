import { z } from 'zod';
import { byId, nothing } from '~/shared/fields';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { areasTopic, peopleTopic } from '~/shared/topics';
import {
  approvalSchema,
  changePasswordSchema,
  changePasswordTwiceSchema,
  forgotSchema,
  loginSchema,
  notMeSchema,
  logoutSchema,
  profilePatchSchema,
  refreshSchema,
  resetConfirmSchema,
  resetParamsSchema,
  resetSchema,
  simpleProfileSchema,
  simpleRegistrationSchema,
  wizardSchema,
} from './forms';
import * as texts from '../texts';
import { pendingUserSchema, secondFactorAskedSchema, sessionSchema, userSchema } from './user';

const MB = 1_048_576;
const registrationPhoto: UploadRule = {
  maxBytes: 2 * MB,
  tooLarge: texts.photoTooLarge2,
  missing: texts.required.photo,
};
const profilePhoto: UploadRule = { maxBytes: 5 * MB, tooLarge: texts.photoTooLarge5 };

const message = z.object({ message: z.string() });
const session = sessionSchema;
const saved = z.object({ message: z.string(), user: userSchema });
const aadhaar = z.object({ aadhaar: z.string().nullable().describe('All twelve digits') });

/** Joining, signing in and passwords (docs/product/accounts.md). */
export const sessionCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/api/auth/login/',
    who: 'anyone',
    summary: 'Sign in with e-mail or membership id; whoever has a second factor gets a ticket for the second step',
    evenWhenFull: true,
    body: loginSchema,
    answers: { 200: z.union([session, secondFactorAskedSchema]) },
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh/',
    who: 'anyone',
    summary: 'A new pair of tokens; each refresh token works once. Send it without an Authorization header',
    evenWhenFull: true,
    body: refreshSchema,
    answers: { 200: session },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout/',
    who: 'anyone',
    summary: 'End this session. A refresh token alone is enough: the access token may have run out; 401 without either',
    evenWhenFull: true,
    body: logoutSchema,
    answers: { 200: message },
  },
  registerWizard: {
    method: 'POST',
    path: '/api/auth/register/',
    who: 'anyone',
    summary: 'Apply for membership with the wizard',
    body: wizardSchema,
    upload: { passport_photo: registrationPhoto },
    answers: { 201: message },
  },
  registerSimple: {
    method: 'POST',
    path: '/api/register/',
    who: 'anyone',
    summary: 'Apply with the simple form; the default password comes by mail',
    body: simpleRegistrationSchema,
    answers: { 201: message },
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password/',
    who: 'anyone',
    summary: 'Mail a reset link; the same answer whether or not the address is known',
    body: forgotSchema,
    answers: { 200: message },
  },
  verifyResetToken: {
    method: 'GET',
    path: '/api/auth/verify-reset-token/:uid/:token/',
    who: 'anyone',
    summary: 'Whether a reset link still works',
    params: resetParamsSchema,
    answers: {
      200: z.object({ valid: z.boolean(), message: z.string(), email: z.string().nullable().describe('Masked') }),
    },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password/:uid/:token/',
    who: 'anyone',
    summary: 'Set a new password with a reset link: 404 unknown or expired, 403 used',
    evenWhenFull: true,
    params: resetParamsSchema,
    body: resetSchema,
    answers: { 200: message },
  },
  resetPasswordConfirm: {
    method: 'POST',
    path: '/api/password-reset-confirm/',
    who: 'anyone',
    summary: 'The same for the stand-alone page: 400 for a bad link',
    evenWhenFull: true,
    body: resetConfirmSchema,
    answers: { 200: message },
  },
  notMe: {
    method: 'POST',
    path: '/api/auth/not-me/',
    who: 'anyone',
    summary:
      'Say by a mailed link that it was not oneself: ends all sessions, mails a link to set a password; 404 for a link that is unknown, used or expired',
    evenWhenFull: true,
    body: notMeSchema,
    answers: { 200: message },
  },
  changePassword: {
    method: 'POST',
    path: '/api/change-password/',
    who: 'approved',
    summary: 'Change the own password; ends all own sessions',
    evenWhenFull: true,
    body: changePasswordSchema,
    answers: { 200: message },
  },
  changePasswordTwice: {
    method: 'POST',
    path: '/api/auth/change-password/',
    who: 'approved',
    summary: 'The same with the new password typed twice',
    evenWhenFull: true,
    body: changePasswordTwiceSchema,
    answers: { 200: message },
  },
});

/** The own profile is kept until anything about people changes, which is a thing of seconds, while it is asked for with every screen. */
const own = {
  topics: [],
  sharedTopics: [peopleTopic, areasTopic],
  perPerson: true,
  translated: true,
  unstored: true,
} as const;

/** The own profile, and revealing Aadhaar numbers (docs/product/members.md, "Member dashboard", "Simple profile"). */
export const profileCalls = defineCalls({
  profile: {
    method: 'GET',
    path: '/api/profile/',
    who: 'approved',
    summary: 'The own profile',
    answers: { 200: userSchema },
    ...own,
  },
  me: {
    method: 'GET',
    path: '/api/me/',
    who: 'approved',
    summary: 'The own profile for the simple page',
    answers: { 200: userSchema.extend({ name: z.string() }) },
    ...own,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/profile/update/',
    who: 'approved',
    summary: 'Change what is sent of the own profile; JSON, or multipart with passport_photo',
    body: profilePatchSchema,
    upload: { passport_photo: profilePhoto },
    alsoJson: true,
    answers: { 200: saved },
  },
  updateSimpleProfile: {
    method: 'PATCH',
    path: '/api/update-profile/',
    who: 'approved',
    summary: 'Name, phone and area of the own profile',
    body: simpleProfileSchema,
    answers: { 200: saved },
  },
  ownAadhaar: {
    method: 'GET',
    path: '/api/profile/aadhaar/',
    who: 'approved',
    summary: 'Reveal the own Aadhaar number; recorded',
    answers: { 200: aadhaar },
  },
  eraseAadhaar: {
    method: 'DELETE',
    path: '/api/profile/aadhaar/',
    who: 'approved',
    summary: 'Erase the own Aadhaar number and its mark; recorded',
    answers: { 204: nothing },
  },
  aadhaarOf: {
    method: 'GET',
    path: '/api/users/:id/aadhaar/',
    who: 'superuser',
    summary: "Reveal someone's Aadhaar number; recorded",
    proof: true,
    params: byId,
    answers: { 200: aadhaar },
  },
});

/** Approving applicants, and withdrawing it (docs/product/members.md, "Pending members"). */
export const approvalCalls = defineCalls({
  pendingApprovals: {
    method: 'GET',
    path: '/api/admin/pending-approvals/',
    who: 'superuser',
    summary: 'Applicants, the longest waiting first',
    answers: { 200: z.object({ pending_users: z.array(pendingUserSchema) }) },
  },
  approveUser: {
    method: 'POST',
    path: '/api/admin/approve-user/:id/',
    who: 'superuser',
    summary: 'Approve an applicant, as member or in the role given; 409 when approved already',
    params: byId,
    body: approvalSchema,
    answers: { 200: message },
  },
  revokeApproval: {
    method: 'POST',
    path: '/api/admin/revoke-approval/:id/',
    who: 'superuser',
    summary: 'Withdraw an approval and end all sessions; 409 for the last superuser',
    evenWhenFull: true,
    params: byId,
    answers: { 200: message },
  },
});
