import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, neededLine } from '~/shared/fields';
import { signedSchema, signOptionsSchema } from '~/shared/passkey';
import * as texts from '../texts';

export const codeCount = 10;

const code = neededLine(60, texts.codeNeeded);
const codes = z.array(z.string()).describe('Shown only now; each works once');

export const confirmTotpSchema = z.object({ code });

/** A fresh proof by exactly one way: the password, a code, or a passkey's signature. */
export const proofSchema = z
  .object({
    password: z.string().min(1, texts.passwordNeeded).max(1000).optional(),
    code: code.optional(),
    method: z.enum(['totp', 'recovery']).default('totp'),
    passkey: signedSchema.optional(),
  })
  .refine(
    ({ password, code: typed, passkey }) => [password, typed, passkey].filter((way) => way !== undefined).length === 1,
    { path: ['non_field_errors'], message: texts.oneProof },
  );

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  updated_at: instant.describe('Of its name'),
  synced: z.boolean().describe('Stored on several devices by its provider'),
});
export type Passkey = z.output<typeof passkeySchema>;

const stateSchema = z.object({
  totp_since: instant.nullable().describe('Since when an authenticator app is set up'),
  passkeys: z.array(passkeySchema),
  codes_left: count.describe('Recovery codes that have not been used'),
  rule: z.enum(['off', 'asked', 'required']).describe('What the site asks of this person: of staff only'),
  due: instant.nullable().describe('Until when they have to have a second factor; also past'),
  proof_asked: z.boolean().describe('Whether some calls ask them for a fresh proof'),
  staff: z
    .object({ enrolled: count, of: count })
    .nullable()
    .describe('How many of the staff have a second factor; for superusers'),
});
export type FactorState = z.output<typeof stateSchema>;

/** The calls of the caller's second factor and of the fresh proof (docs/product/security.md). */
export const factorCalls = defineCalls({
  factors: call('GET /api/security/', 'approved', {
    summary: 'The own second factors, and what the site asks',
    answers: { 200: stateSchema },
  }),
  startTotp: call('POST /api/security/totp/', 'approved', {
    summary: 'Begin to set up an authenticator app; nothing is asked for before it is confirmed. 409 `already_set_up`',
    proof: true,
    answers: {
      200: z.object({ secret: z.string().describe('Base32'), uri: z.string().describe('otpauth://, for a QR code') }),
    },
  }),
  confirmTotp: call('POST /api/security/totp/confirm/', 'approved', {
    summary: 'Confirm it by a code that it shows: 400 on `code`, 409 `not_started`',
    proof: true,
    body: confirmTotpSchema,
    answers: { 200: z.object({ codes }) },
  }),
  removeTotp: call('DELETE /api/security/totp/', 'approved', {
    summary: 'Turn the authenticator app off; with the last factor the recovery codes go too',
    proof: true,
  }),
  newCodes: call('POST /api/security/codes/', 'approved', {
    summary: 'New recovery codes in place of all before; 409 `no_factor`',
    proof: true,
    answers: { 200: z.object({ codes }) },
  }),
  proof: call('POST /api/security/proof/', 'approved', {
    summary: 'Prove who one is: by the password, a code or a passkey. 400 on `password`, `code` or `passkey`',
    evenWhenFull: true,
    body: proofSchema,
    answers: { 200: z.object({ proved_until: instant }) },
  }),
  proofOptions: call('POST /api/security/proof/options/', 'approved', {
    summary: 'What a passkey is to sign for a proof',
    evenWhenFull: true,
    answers: { 200: signOptionsSchema },
  }),
});
