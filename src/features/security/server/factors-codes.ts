import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Seal } from '~/platform/secrets/seal';
import { codeCount } from '../contract/factors';
import { recoveryCodes, totp } from './tables';

// Without the letters and digits that look alike on paper: 79 bits in sixteen of them, so a plain hash is enough.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** Seconds that a code of an authenticator app is shown; the one before and the one after are right too. */
const STEP_SECONDS = 30;

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** As it was typed, from paper: in any case, with or without the hyphens. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Gives somebody new recovery codes in place of all before, `abcd-efgh-jkmn-pqrs`. */
export async function makeCodes(tx: Tx, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: now })));
  return codes;
}

/** Uses up a recovery code. Gives whether it was one that had not been used: of two at the same moment the row's lock lets one be. */
export async function takeRecoveryCode(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** An authenticator app's side of a secret, `issuer` and `label` as the app shows them. */
export const totpOf = (secret: string, { issuer = '', label = '' }: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, issuer, label });

/** A new secret, 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/**
 * Uses up a code of the authenticator app. Gives whether it is right now, give or take a step, and newer than the last one that
 * was used: the row's lock lets only one of two at the same moment be, on whatever instance. `confirmed`: the app has to be set
 * up already, or else to be just waiting for its first code.
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
