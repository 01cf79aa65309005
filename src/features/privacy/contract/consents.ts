import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant } from '~/shared/fields';
import * as texts from '../texts';
import { nomineeSchema } from './nominee';
import { consentStates, purposes } from './purposes';

/** The caller's consent to one purpose. */
export const consentSchema = z.object({
  purpose: z.enum(purposes),
  title: z.string().describe('In the language of the call, as the notice'),
  notice: z.string(),
  version: z.number().int().describe('Of the notice as it is now'),
  state: z.enum(consentStates),
  agreed_version: z.number().int().nullable().describe('Of the notice that was decided on last'),
  given_at: instant.nullable().describe('null: never given'),
  withdrawn_at: instant.nullable(),
  can_withdraw: z.boolean(),
});
export type Consent = z.output<typeof consentSchema>;

/** A thread of the board in which the caller has agreed to be read by everybody. */
const threadSchema = z.object({ id, title: z.string(), given_at: instant });
export type AgreedThread = z.output<typeof threadSchema>;

/** What the caller has decided about their own data, with a pending erasure. */
export const privacySchema = z.object({
  hide_phone: z.boolean(),
  hide_email: z.boolean(),
  purposes: z.array(consentSchema),
  asks: z.boolean().describe('The person has neither decided on all that applicants are asked, nor been asked once'),
  public_threads: z
    .array(threadSchema)
    .describe('Of the board, with words of theirs that everybody reads by their consent'),
  agreed_threads: z.array(threadSchema).describe('The other threads in which they agreed: not public, or not yet'),
  nominee: nomineeSchema.nullable(),
  has_aadhaar: z.boolean(),
  erasure: z.object({ id, due: instant }).nullable().describe('The own request for erasure that waits for its day'),
});
export type Privacy = z.output<typeof privacySchema>;

/** A decision on a purpose; `version` is the version of the notice that the person read. */
export const consentForm = z.object({
  purpose: z.enum(purposes, { error: texts.badPurpose }),
  version: z
    .int({ error: texts.badVersion })
    .positive({ error: texts.badVersion })
    .max(10_000, { error: texts.badVersion }),
  given: z.boolean({ error: texts.badGiven }),
});
export type ConsentForm = z.output<typeof consentForm>;

/** The calls by which a person decides about their own data (docs/product/privacy.md). */
export const consentCalls = defineCalls({
  privacy: call('GET /api/privacy/', 'approved', {
    summary: 'The own purposes with their notices, what is hidden, the nominee',
    answers: { 200: privacySchema },
  }),
  decideConsent: call('PUT /api/privacy/consents/', 'approved', {
    summary: 'Agree to a purpose, or withdraw that; 409 for an old notice, and for what the membership rests on',
    body: consentForm,
    answers: { 200: privacySchema },
  }),
  noteAsked: call('POST /api/privacy/asked/', 'approved', {
    summary: 'The caller was asked once what they agree to: `asks` is false from then on',
    evenWhenFull: true,
  }),
});
