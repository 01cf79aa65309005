import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Signed, SignOptions } from '~/shared/passkey';
import { passkeyChallenges, passkeys } from './tables';

const challengeMinutes = 5;

/** The library, loaded with the first passkey: with the certificates it knows it takes 24 MB and 0.4 s (docs/decisions/0021). */
export const loadPasskeys = () => import('@simplewebauthn/server');

type Purpose = (typeof passkeyChallenges.$inferInsert)['purpose'];

/** Who we are for authenticators: the site's host name, and the only origin from which a signature counts. */
export const partyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** The transports that an authenticator named, as the library takes them; browsers overlook those that they do not know. */
export const transportsOf = (names: readonly string[]) => names as AuthenticatorTransport[];

/** Remembers what was asked to be signed, for whom (null: nobody knows yet) and what for; it works once, for five minutes. */
export async function keepChallenge(
  tx: Tx,
  { userId, purpose, challenge }: { userId: number | null; purpose: Purpose; challenge: string },
  now: Date,
): Promise<void> {
  const old = tx
    .select({ id: passkeyChallenges.id })
    .from(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, now));
  await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.id, old.for('update', { skipLocked: true })));
  await tx
    .insert(passkeyChallenges)
    .values({ userId, purpose, challenge, expiresAt: new Date(now.getTime() + challengeMinutes * 60_000) });
}

/** Uses up the challenge that a browser says it has had signed. Gives it; null when we never asked it of them, or no longer. */
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

/** What a passkey is to sign: for a login any that the browser has, for a proof one of the person's own. */
export async function signOptions(
  site: Pick<Site, 'db' | 'write' | 'config'>,
  { userId, purpose }: { userId: number | null; purpose: 'login' | 'proof' },
  now: Date,
): Promise<SignOptions> {
  const own = userId === null ? [] : await site.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const { generateAuthenticationOptions } = await loadPasskeys();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(site.config).id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
    allowCredentials: own.map((key) => ({ id: key.credential, transports: transportsOf(key.transports) })),
  });
  await site.write((tx) => keepChallenge(tx, { userId, purpose, challenge: options.challenge }, now));
  const { challenge, timeout, rpId, allowCredentials = [], userVerification } = options;
  return {
    challenge,
    timeout,
    rpId,
    userVerification,
    allowCredentials: allowCredentials.map(({ id, transports = [] }) => ({ id, type: 'public-key', transports })),
  };
}

/** Whose passkey it is, by its credential's id; null for nobody's. */
export async function ownerOfPasskey(db: Db, credential: string): Promise<number | null> {
  const [found] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credential, credential));
  return found?.userId ?? null;
}

/**
 * Whether one of a person's passkeys has signed, with the person verified, what it was asked to, here and just now. The challenge is
 * used up in any case, and a counter that did not go on is refused: then there is a copy. `userId` null: nobody's, and never right.
 */
export async function checkSigned(
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
  { userId, purpose, signed }: { userId: number | null; purpose: 'login' | 'proof'; signed: Signed },
  now: Date,
): Promise<boolean> {
  // At a login the browser was asked before anybody knew who it is.
  const askedOf = purpose === 'login' ? null : userId;
  const challenge = await takeChallenge(
    tx,
    { userId: askedOf, purpose, clientDataJSON: signed.response.clientDataJSON },
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
    // Whatever the library finds wrong with what a browser sent: the person is told that it was refused, and nothing of why.
    return false;
  }
}
