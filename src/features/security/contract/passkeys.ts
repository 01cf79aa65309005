import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { neededLine, readAt } from '~/shared/fields';
import { createOptionsSchema, newPasskeySchema } from '~/shared/passkey';
import * as texts from '../texts';
import { passkeySchema } from './factors';

export const maxPasskeys = 20;

export const passkeyNameSchema = z.object({ name: neededLine(60, texts.nameNeeded) });
const passkeyEditSchema = passkeyNameSchema.extend({ updated_at: readAt });
export type PasskeyEdit = z.output<typeof passkeyEditSchema>;
/** A new passkey: its name, and the browser's answer to the challenge. */
export const addPasskeySchema = passkeyNameSchema.extend({ passkey: newPasskeySchema });

/** The calls of the caller's passkeys (docs/product/security.md, "Passkeys"). */
export const passkeyCalls = defineCalls({
  newPasskeyOptions: call('POST /api/security/passkeys/options/', 'approved', {
    summary: 'What the browser makes a passkey by; 409 `too_many_passkeys`',
    proof: true,
    answers: { 200: createOptionsSchema },
  }),
  addPasskey: call('POST /api/security/passkeys/', 'approved', {
    summary: 'Keep a new passkey. With the first factor come recovery codes; 400 on `passkey`',
    proof: true,
    body: addPasskeySchema,
    answers: {
      201: z.object({ passkey: passkeySchema, codes: z.array(z.string()).nullable().describe('Shown only now') }),
    },
  }),
  renamePasskey: call('PATCH /api/security/passkeys/:id/', 'approved', {
    summary: 'Call a passkey something else; 409 `stale`',
    proof: true,
    body: passkeyEditSchema,
    answers: { 200: passkeySchema },
  }),
  removePasskey: call('DELETE /api/security/passkeys/:id/', 'approved', {
    summary: 'Take a passkey away; with the last factor the recovery codes go too',
    proof: true,
  }),
});
