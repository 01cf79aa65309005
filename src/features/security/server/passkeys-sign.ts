import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { MINUTE_MS } from '~/shared/dates';
import { deleteExpired } from '~/features/sign-in/server/public';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Signed, SignOptions } from '~/shared/passkey';
import { passkeyChallenges, passkeys } from './tables';

const challengeMinutes = 5;

/** Loads the library with the first passkey: with its certificates it takes 24 MB and 0.4 s (docs/decisions/0021). */
export const loadPasskeys = () => import('@simplewebauthn/server');

type Purpose = (typeof passkeyChallenges.$inferInsert)['purpose'];

/** Returns the identity of the site for authenticators: its host name, and the only valid origin. */
export const partyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Returns the transports that an authenticator named, as the library types them; browsers ignore unknown ones. */
export const transportsOf = (names: readonly string[]) => names as AuthenticatorTransport[];

/** Stores a challenge, for a person (null: not yet known) and a purpose; it works once, for five minutes. */
export async function storeChallenge(
  tx: Tx,
  { userId, purpose, challenge }: { userId: number | null; purpose: Purpose; challenge: string },
  now: Date,
): Promise<void> {
  await deleteExpired(tx, passkeyChallenges, passkeyChallenges.expiresAt, now);
  await tx
    .insert(passkeyChallenges)
    .values({ userId, purpose, challenge, expiresAt: new Date(now.getTime() + challengeMinutes * MINUTE_MS) });
}

/** Uses up the challenge that a browser has had signed. Returns it; null for an unknown or expired one. */
export async function takeChallenge(
  tx: Tx,
  { userId, purpose, clientDataJSON }: { userId: number | null; purpose: Purpose; clientDataJSON: string },
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const [found] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return found?.challenge ?? null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Creates what a passkey has to sign: for a login any passkey of the browser, for a proof one of the person's own. */
export async function signOptions(
  site: Pick<Site, 'db' | 'write' | 'config'>,
  { userId, purpose }: { userId: number | null; purpose: 'login' | 'proof' },
  now: Date,
): Promise<SignOptions> {
  const keys = userId === null ? [] : await site.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const { generateAuthenticationOptions } = await loadPasskeys();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(site.config).id,
    userVerification: 'required',
    timeout: challengeMinutes * MINUTE_MS,
    allowCredentials: keys.map((key) => ({ id: key.credential, transports: transportsOf(key.transports) })),
  });
  await site.write((tx) => storeChallenge(tx, { userId, purpose, challenge: options.challenge }, now));
  const { challenge, timeout, rpId, allowCredentials = [], userVerification } = options;
  return {
    challenge,
    timeout,
    rpId,
    userVerification,
    allowCredentials: allowCredentials.map(({ id, transports = [] }) => ({ id, type: 'public-key', transports })),
  };
}

/** Returns the id of the person with this passkey, by its credential's id; null for an unknown one. */
export async function ownerOfPasskey(db: Db, credential: string): Promise<number | null> {
  const [found] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credential, credential));
  return found?.userId ?? null;
}

/**
 * Returns whether one of a person's passkeys has signed, with the person verified, a challenge that was issued here and
 * just now. The challenge is used up in any case. A counter that has not risen is refused: it shows a copy of the key.
 * `userId` null: an unknown passkey, which is never right.
 */
export async function checkSigned(
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
  { userId, purpose, signed }: { userId: number | null; purpose: 'login' | 'proof'; signed: Signed },
  now: Date,
): Promise<boolean> {
  // The challenge of a login was issued before the person was known.
  const issuedTo = purpose === 'login' ? null : userId;
  const challenge = await takeChallenge(
    tx,
    { userId: issuedTo, purpose, clientDataJSON: signed.response.clientDataJSON },
    now,
  );
  if (challenge === null || userId === null) return false;
  const [key] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credential, signed.id), eq(passkeys.userId, userId)))
    .for('update');
  if (!key) return false;
  const party = partyOf(config);
  const { id, rawId, type, response } = signed;
  const { userHandle, ...proof } = response;
  const { verifyAuthenticationResponse } = await loadPasskeys();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { ...proof, ...(userHandle && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.credential,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
        transports: transportsOf(key.transports),
      },
    });
    if (!verified) return false;
    const used = {
      counter: authenticationInfo.newCounter,
      backedUp: authenticationInfo.credentialBackedUp,
      lastUsedAt: now,
    };
    await tx.update(passkeys).set(used).where(eq(passkeys.id, key.id));
    return true;
  } catch {
    // Whatever the library finds wrong with the signature: the person sees that it was refused, and no reason.
    return false;
  }
}
