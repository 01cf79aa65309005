import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { message } from '~/shared/fields';
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
  registerWizard: call('POST /api/auth/register/', 'anyone', {
    summary: 'Apply for membership with the wizard',
    body: wizardSchema,
    upload: { files: { passport_photo: registrationPhoto } },
    answers: { 201: message },
  }),
  checkAddresses: call('POST /api/auth/register/check/', 'anyone', {
    summary: 'Check that e-mail and phone are free; 400 by field when not',
    body: addressesSchema,
  }),
  registerSimple: call('POST /api/register/', 'anyone', {
    summary: 'Apply with the simple form; the default password comes by mail',
    body: simpleRegistrationSchema,
    answers: { 201: message },
  }),
});

/** The specified calls that approve and withdraw an approval (docs/product/members.md, "Pending members"). */
export const approvalCalls = defineCalls({
  pendingApprovals: call('GET /api/admin/pending-approvals/', 'superuser', {
    summary: 'Applicants, the longest waiting first',
    answers: { 200: z.object({ pending_users: z.array(pendingUserSchema) }) },
  }),
  approveUser: call('POST /api/admin/approve-user/:id/', 'superuser', {
    summary: 'Approve an applicant, as member or in the role given; 409 when approved already',
    proof: { when: 'the role is another one than member' },
    body: approvalSchema,
    answers: { 200: message },
  }),
  revokeApproval: call('POST /api/admin/revoke-approval/:id/', 'superuser', {
    summary: 'Withdraw an approval and end all sessions; 409 for the last superuser',
    evenWhenFull: true,
    answers: { 200: message },
  }),
});
