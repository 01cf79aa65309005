import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '~/features/sign-in/server/public';
import type { Config } from '~/platform/config';
import type { Tx } from '~/platform/database';
import { createSeal, type Seal } from '~/platform/secrets/seal';
import { codeCount } from '../contract/factors';
import { recoveryCodes, totp } from './tables';

// Without letters and digits that look alike on paper: sixteen characters have 79 bits, so a plain hash is enough.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** Seconds that an authenticator app shows a code; the codes before and after are accepted too. */
const STEP_SECONDS = 30;

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Hashes a code as it was typed from paper: in any case, with or without the hyphens. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Creates recovery codes of a person in place of all earlier ones, `abcd-efgh-jkmn-pqrs`. */
export async function makeCodes(tx: Tx, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: now })));
  return codes;
}

/** Uses up a recovery code. Returns whether it was unused; the lock of the row lets one of two uses win. */
async function takeRecoveryCode(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

interface TypedCode {
  userId: number;
  code: string;
  method: 'totp' | 'recovery';
}

/** Uses up a code of either kind, as it was typed. Returns whether it is right. */
export function takeCode(
  tx: Tx,
  config: Pick<Config, 'keys'>,
  { userId, code, method }: TypedCode,
  now: Date,
): Promise<boolean> {
  if (method === 'recovery') return takeRecoveryCode(tx, userId, code, now);
  return takeTotpCode(tx, createSeal(config, 'totp'), { userId, code, confirmed: true }, now);
}

/** Returns the TOTP of a secret; the app shows `issuer` and `label`. */
export const totpOf = (secret: string, { issuer = '', label = '' }: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, issuer, label });

/** Returns a new secret, 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/**
 * Uses up a code of the authenticator app. Returns whether it is right at present, give or take a step of 30 seconds,
 * and newer than the last one that was used: of two uses at the same moment, on any instance, the lock of the row lets
 * one win. `confirmed`: whether the app has to be set up already, or to wait for its first code.
 */
export async function takeTotpCode(
  tx: Tx,
  seal: Seal,
  { userId, code, confirmed }: { userId: number; code: string; confirmed: boolean },
  now: Date,
): Promise<boolean> {
  const [found] = await tx.select().from(totp).where(eq(totp.userId, userId)).for('update');
  if (!found || (found.confirmedAt !== null) !== confirmed) return false;
  const secret = seal.tryOpen(found.secretSealed);
  if (secret === null) return false;
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  if (found.lastStep !== null && step <= found.lastStep) return false;
  await tx.update(totp).set({ lastStep: step }).where(eq(totp.userId, userId));
  return true;
}
