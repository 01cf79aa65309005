import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, instant, message, neededLine } from '~/shared/fields';
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
  secondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/',
    access: 'anyone',
    summary:
      'The second step of a login: 400 on `code` for a wrong one, ' +
      '401 `bad_ticket` when the ticket is used, too old or tried five times',
    evenWhenFull: true,
    body: secondStepSchema,
    answers: { 200: sessionSchema },
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/auth/passkey/options/',
    access: 'anyone',
    summary: 'What a passkey is to sign for a login',
    evenWhenFull: true,
    answers: { 200: signOptionsSchema },
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey/login/',
    access: 'anyone',
    summary: 'Sign in with a passkey, in place of password and second factor; 401 `passkey_refused`',
    evenWhenFull: true,
    body: signedSchema,
    answers: { 200: sessionSchema },
  },
  factorOf: {
    method: 'GET',
    path: '/api/users/:id/second-factor/',
    access: 'superuser',
    summary: 'Since when a person has a second factor; null: they have none',
    params: byId,
    answers: { 200: z.object({ since: instant.nullable() }) },
  },
  resetFactor: {
    method: 'POST',
    path: '/api/users/:id/reset-second-factor/',
    access: 'superuser',
    summary:
      'Take all second factors from a person who is locked out; ends their sessions and mails them. 409 `no_factor`',
    evenWhenFull: true,
    proof: true,
    params: byId,
    body: resetFactorSchema,
    answers: { 200: message },
  },
});
