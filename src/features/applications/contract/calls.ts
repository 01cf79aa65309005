import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, message, nothing } from '~/shared/fields';
import { addressesSchema, approvalSchema, simpleRegistrationSchema, wizardSchema } from './forms';
import { pendingUserSchema } from './pending-user';
import * as personTexts from '~/shared/person/texts';
import * as texts from '../texts';

const registrationPhoto: UploadRule = {
  maxBytes: 2 * 1_048_576,
  tooLarge: texts.photoTooLarge2,
  missing: personTexts.required.photo,
};

/** The calls of the two registration forms (docs/product/applications.md). */
export const registrationCalls = defineCalls({
  registerWizard: {
    method: 'POST',
    path: '/api/auth/register/',
    access: 'anyone',
    summary: 'Apply for membership with the wizard',
    body: wizardSchema,
    upload: { files: { passport_photo: registrationPhoto } },
    answers: { 201: message },
  },
  checkAddresses: {
    method: 'POST',
    path: '/api/auth/register/check/',
    access: 'anyone',
    summary: 'Check that e-mail and phone are free; 400 by field when not',
    body: addressesSchema,
    answers: { 204: nothing },
  },
  registerSimple: {
    method: 'POST',
    path: '/api/register/',
    access: 'anyone',
    summary: 'Apply with the simple form; the default password comes by mail',
    body: simpleRegistrationSchema,
    answers: { 201: message },
  },
});

/** The specified calls that approve and withdraw an approval (docs/product/members.md, "Pending members"). */
export const approvalCalls = defineCalls({
  pendingApprovals: {
    method: 'GET',
    path: '/api/admin/pending-approvals/',
    access: 'superuser',
    summary: 'Applicants, the longest waiting first',
    answers: { 200: z.object({ pending_users: z.array(pendingUserSchema) }) },
  },
  approveUser: {
    method: 'POST',
    path: '/api/admin/approve-user/:id/',
    access: 'superuser',
    summary: 'Approve an applicant, as member or in the role given; 409 when approved already',
    proof: { when: 'the role is another one than member' },
    params: byId,
    body: approvalSchema,
    answers: { 200: message },
  },
  revokeApproval: {
    method: 'POST',
    path: '/api/admin/revoke-approval/:id/',
    access: 'superuser',
    summary: 'Withdraw an approval and end all sessions; 409 for the last superuser',
    evenWhenFull: true,
    params: byId,
    answers: { 200: message },
  },
});
