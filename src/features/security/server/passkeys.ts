import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { fullNameOf } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import { siteIn } from '~/features/site/server/public';
import { conflict, HttpError, invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { CreateOptions, NewPasskey } from '~/shared/passkey';
import { mostPasskeys, type addPasskeySchema } from '../contract/passkeys';
import * as texts from '../texts';
import { lockOwner, methodsOf, presentPasskey, settleFactors } from './factors';
import { makeCodes } from './factors-codes';
import { tellOfFactor } from './mails';
import { keepChallenge, loadPasskeys, partyOf, takeChallenge, transportsOf } from './passkeys-sign';
import { passkeys } from './tables';

/** What the browser makes a passkey by: one that knows its person, and verifies them. 409 `too_many_passkeys`. */
export async function newPasskeyOptions({ write, clock, config }: Site, caller: Caller): Promise<CreateOptions> {
  // Before the transaction, which everybody else may wait for.
  const { generateRegistrationOptions } = await loadPasskeys();
  return write(async (tx) => {
    const user = await lockOwner(tx, caller);
    const own = await tx.select().from(passkeys).where(eq(passkeys.userId, user.id));
    if (own.length >= mostPasskeys) throw conflict('too_many_passkeys', texts.tooManyPasskeys);
    const options = await generateRegistrationOptions({
      rpName: siteIn(user.language).shortName,
      rpID: partyOf(config).id,
      userID: new TextEncoder().encode(String(user.id)),
      userName: user.email,
      userDisplayName: fullNameOf(user),
      attestationType: 'none',
      timeout: 5 * 60_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map((key) => ({ id: key.credential, transports: transportsOf(key.transports) })),
    });
    await keepChallenge(tx, { userId: user.id, purpose: 'register', challenge: options.challenge }, clock.now());
    const {
      challenge,
      rp,
      user: whose,
      pubKeyCredParams,
      timeout,
      excludeCredentials = [],
      authenticatorSelection,
      attestation,
    } = options;
    return {
      challenge,
      rp,
      user: whose,
      pubKeyCredParams,
      timeout,
      attestation,
      authenticatorSelection: authenticatorSelection && {
        residentKey: authenticatorSelection.residentKey,
        requireResidentKey: authenticatorSelection.requireResidentKey,
        userVerification: authenticatorSelection.userVerification,
      },
      excludeCredentials: excludeCredentials.map(({ id, transports = [] }) => ({ id, type: 'public-key', transports })),
    };
  });
}

/** Keeps a new passkey; with somebody's first factor come recovery codes. 400 on `passkey`, 409 `too_many_passkeys`. */
export async function addPasskey(site: Site, caller: Caller, { name, passkey }: z.output<typeof addPasskeySchema>) {
  const done = await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const challenge = await takeChallenge(
      tx,
      { userId: user.id, purpose: 'register', clientDataJSON: passkey.response.clientDataJSON },
      now,
    );
    const made = challenge === null ? null : await verified(site, passkey, challenge);
    if (!made) return invalid({ passkey: [texts.passkeyNotMade] });
    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= mostPasskeys)
      return conflict('too_many_passkeys', texts.tooManyPasskeys);
    const before = await methodsOf(tx, user.id);
    const [row] = await tx
      .insert(passkeys)
      .values({ userId: user.id, name, createdAt: now, ...made })
      .onConflictDoNothing({ target: passkeys.credential })
      .returning();
    if (!row) return invalid({ passkey: [texts.passkeyNotMade] });
    const codes = before.totp || before.passkey ? null : await makeCodes(tx, user.id, now);
    await settleFactors(tx, invalidate, user, now);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'security.passkey_add',
      target: { type: 'user', id: user.id, name: user.username },
      after: { name },
    });
    await tellOfFactor(site, tx, user, 'passkeyAdded', now);
    return { passkey: presentPasskey(row), codes };
  });
  if (done instanceof HttpError) throw done;
  return done;
}

async function verified(
  { config }: Pick<Site, 'config'>,
  { id, rawId, type, response }: NewPasskey,
  challenge: string,
) {
  const party = partyOf(config);
  const { transports = [], ...rest } = response;
  const { verifyRegistrationResponse } = await loadPasskeys();
  try {
    const { verified: isGood, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { ...rest, transports: transportsOf(transports) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!isGood) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: [...transports],
      backedUp: credentialBackedUp,
    };
  } catch {
    // Whatever the library finds wrong with it: it was not made by what we asked for.
    return null;
  }
}

/** Calls one of the own passkeys something else; nothing when it is called so already. 404. */
export function renamePasskey(site: Site, caller: Caller, id: number, name: string) {
  return site.write(async (tx) => {
    const user = await lockOwner(tx, caller);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
    const [old] = await tx.select().from(passkeys).where(own);
    if (!old) throw notFound(texts.noPasskey, 'passkey_unknown');
    if (old.name === name) return presentPasskey(old);
    const [row] = await tx.update(passkeys).set({ name }).where(own).returning();
    const target = { type: 'user', id: user.id, name: user.username };
    await record(tx, {
      at: site.clock.now(),
      actor: caller,
      action: 'security.passkey_rename',
      target,
      before: { name: old.name },
      after: { name },
    });
    return presentPasskey(row!);
  });
}

/** Takes one of the own passkeys away. 404. */
export async function removePasskey(site: Site, caller: Caller, id: number): Promise<void> {
  await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning();
    if (!gone) throw notFound(texts.noPasskey, 'passkey_unknown');
    await settleFactors(tx, invalidate, user, now);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'security.passkey_remove',
      target: { type: 'user', id: user.id, name: user.username },
      before: { name: gone.name },
    });
    await tellOfFactor(site, tx, user, 'passkeyRemoved', now);
  });
}
