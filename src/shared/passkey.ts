import { z } from 'zod';

/*
 * What browsers and servers send each other of passkeys: the JSON forms of WebAuthn, as @simplewebauthn makes and reads
 * them. Binary values are base64url.
 */

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const transports = z.array(z.string().max(30)).max(10);
const shared = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** A new passkey, as the browser hands it over. What else it sends is left out: the server requests no extensions. */
export const newPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: transports.optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a passkey has signed, as the browser hands it over. */
export const signedSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type Signed = z.output<typeof signedSchema>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const verification = z.enum(['required', 'preferred', 'discouraged']).optional();

/** The options by which the browser has an authenticator sign. */
export const signOptionsSchema = z.object({
  challenge: z.string().describe('Works once, for five minutes'),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: verification,
});
export type SignOptions = z.output<typeof signOptionsSchema>;

/** The options by which the browser has an authenticator make a passkey. */
export const createOptionsSchema = z.object({
  challenge: z.string().describe('Works once, for five minutes'),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({ residentKey: verification, requireResidentKey: z.boolean().optional(), userVerification: verification })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
});
export type CreateOptions = z.output<typeof createOptionsSchema>;
