import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { instant, message, neededLine } from '~/shared/fields';
import { signedSchema, signOptionsSchema } from '~/shared/passkey';
import * as personTexts from '~/shared/person/texts';
import { sessionSchema } from './session';

/** The ticket from the login, and a code of the authenticator app or a recovery code. */
export const secondStepSchema = z.object({
  ticket: z.string().min(1).max(100),
  code: neededLine(60, personTexts.required.code),
  method: z.enum(['totp', 'recovery']),
});

export const resetFactorSchema = z.object({ reason: neededLine(300, personTexts.required.reason) });

/** The calls of the second step, of passkey logins, and of resets by the office (docs/product/security.md). */
export const secondStepCalls = defineCalls({
  secondFactor: call('POST /api/auth/second-factor/', 'anyone', {
    summary:
      'The second step of a login: 400 on `code` for a wrong one, ' +
      '401 `bad_ticket` when the ticket is used, too old or tried five times',
    evenWhenFull: true,
    body: secondStepSchema,
    answers: { 200: sessionSchema },
  }),
  passkeyOptions: call('POST /api/auth/passkey/options/', 'anyone', {
    summary: 'What a passkey is to sign for a login',
    evenWhenFull: true,
    answers: { 200: signOptionsSchema },
  }),
  passkeyLogin: call('POST /api/auth/passkey/login/', 'anyone', {
    summary: 'Sign in with a passkey, in place of password and second factor; 401 `passkey_refused`',
    evenWhenFull: true,
    body: signedSchema,
    answers: { 200: sessionSchema },
  }),
  factorOf: call('GET /api/users/:id/second-factor/', 'superuser', {
    summary: 'Since when a person has a second factor; null: they have none',
    answers: { 200: z.object({ since: instant.nullable() }) },
  }),
  resetFactor: call('POST /api/users/:id/reset-second-factor/', 'superuser', {
    summary:
      'Take all second factors from a person who is locked out; ends their sessions and mails them. 409 `no_factor`',
    evenWhenFull: true,
    proof: true,
    body: resetFactorSchema,
    answers: { 200: message },
  }),
});
