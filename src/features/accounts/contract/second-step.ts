import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, instant, neededLine } from '~/shared/fields';
import { signedSchema, signOptionsSchema } from '~/shared/passkey';
import * as texts from '../texts';
import { sessionSchema } from './user';

/** What the login is answered with `ticket`, and a code of the authenticator app or one of the recovery codes. */
export const secondStepSchema = z.object({
  ticket: z.string().min(1).max(100),
  code: neededLine(60, texts.required.code),
  method: z.enum(['totp', 'recovery']),
});

export const resetFactorSchema = z.object({ reason: neededLine(300, texts.required.reason) });

/** The second step of the login, the login with a passkey, and what the office does for who is locked out (docs/product/security.md). */
export const secondStepCalls = defineCalls({
  secondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/',
    who: 'anyone',
    summary:
      'The second step of a login: 400 on `code` for a wrong one, 401 `bad_ticket` when the ticket is used, too old or tried five times',
    evenWhenFull: true,
    body: secondStepSchema,
    answers: { 200: sessionSchema },
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/auth/passkey/options/',
    who: 'anyone',
    summary: 'What a passkey is to sign for a login',
    evenWhenFull: true,
    answers: { 200: signOptionsSchema },
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey/login/',
    who: 'anyone',
    summary: 'Sign in with a passkey, in place of password and second factor; 401 `passkey_refused`',
    evenWhenFull: true,
    body: signedSchema,
    answers: { 200: sessionSchema },
  },
  factorOf: {
    method: 'GET',
    path: '/api/users/:id/second-factor/',
    who: 'superuser',
    summary: 'Since when somebody has a second factor; null: they have none',
    params: byId,
    answers: { 200: z.object({ since: instant.nullable() }) },
  },
  resetFactor: {
    method: 'POST',
    path: '/api/users/:id/reset-second-factor/',
    who: 'superuser',
    summary:
      'Take all second factors from somebody who is locked out; ends their sessions and mails them. 409 `no_factor`',
    evenWhenFull: true,
    proof: true,
    params: byId,
    body: resetFactorSchema,
    answers: { 200: z.object({ message: z.string() }) },
  },
});
