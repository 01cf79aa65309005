import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, neededLine, nothing } from '~/shared/fields';
import { createOptionsSchema, newPasskeySchema } from '~/shared/passkey';
import * as texts from '../texts';
import { passkeySchema } from './factors';

/** So many passkeys a person may have. */
export const mostPasskeys = 20;

export const passkeyNameSchema = z.object({ name: neededLine(60, texts.nameNeeded) });
export const addPasskeySchema = passkeyNameSchema.extend({ passkey: newPasskeySchema });

/** The passkeys of the caller (docs/product/security.md, "Passkeys"). */
export const passkeyCalls = defineCalls({
  newPasskeyOptions: {
    method: 'POST',
    path: '/api/security/passkeys/options/',
    who: 'approved',
    summary: 'What the browser makes a passkey by; 409 `too_many_passkeys`',
    proof: true,
    answers: { 200: createOptionsSchema },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/security/passkeys/',
    who: 'approved',
    summary: 'Keep a new passkey. With the first factor come recovery codes; 400 on `passkey`',
    proof: true,
    body: addPasskeySchema,
    answers: {
      201: z.object({ passkey: passkeySchema, codes: z.array(z.string()).nullable().describe('Shown only now') }),
    },
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/security/passkeys/:id/',
    who: 'approved',
    summary: 'Call a passkey something else',
    proof: true,
    params: byId,
    body: passkeyNameSchema,
    answers: { 200: passkeySchema },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/security/passkeys/:id/',
    who: 'approved',
    summary: 'Take a passkey away; with the last factor the recovery codes go too',
    proof: true,
    params: byId,
    answers: { 204: nothing },
  },
});
