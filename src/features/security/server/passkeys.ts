import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { MINUTE_MS } from '~/shared/dates';
import { fullNameOf } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { refuseStale } from '~/platform/database/stale';
import { HttpError } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { CreateOptions, NewPasskey } from '~/shared/passkey';
import { maxPasskeys, type addPasskeySchema, type PasskeyEdit } from '../contract/passkeys';
import { lockOwner, methodsOf, presentPasskey, settleFactors } from './factors';
import { makeCodes } from './factors-codes';
import { recordChange } from './mails';
import { storeChallenge, loadPasskeys, partyOf, takeChallenge, transportsOf } from './passkeys-sign';
import { refuse } from './refusals';
import { passkeys } from './tables';

/** Creates the options of a passkey that identifies and verifies its person. Throws 409 `too_many_passkeys`. */
export async function newPasskeyOptions({ write, clock, config, names }: Site, caller: Caller): Promise<CreateOptions> {
  // Loaded before the transaction, whose locks others may wait for.
  const { generateRegistrationOptions } = await loadPasskeys();
  return write(async (tx) => {
    const user = await lockOwner(tx, caller);
    const keys = await tx.select().from(passkeys).where(eq(passkeys.userId, user.id));
    if (keys.length >= maxPasskeys) throw refuse.conflict('too_many_passkeys', (t) => t.tooManyPasskeys);
    const options = await generateRegistrationOptions({
      rpName: (await names(user.language, tx)).shortName,
      rpID: partyOf(config).id,
      userID: new TextEncoder().encode(String(user.id)),
      userName: user.email ?? user.username,
      userDisplayName: fullNameOf(user),
      attestationType: 'none',
      timeout: 5 * MINUTE_MS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: keys.map((key) => ({ id: key.credential, transports: transportsOf(key.transports) })),
    });
    await storeChallenge(tx, { userId: user.id, purpose: 'register', challenge: options.challenge }, clock.now());
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

/** Stores a passkey; a first factor returns recovery codes. Throws 400 on `passkey`, 409 `too_many_passkeys`. */
export async function addPasskey(site: Site, caller: Caller, { name, passkey }: z.output<typeof addPasskeySchema>) {
  const done = await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const challenge = await takeChallenge(
      tx,
      { userId: user.id, purpose: 'register', clientDataJSON: passkey.response.clientDataJSON },
      now,
    );
    const credential = challenge === null ? null : await verified(site, passkey, challenge);
    if (!credential) return refuse.invalid((t) => ({ passkey: [t.passkeyNotMade] }));
    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= maxPasskeys)
      return refuse.conflict('too_many_passkeys', (t) => t.tooManyPasskeys);
    const before = await methodsOf(tx, user.id);
    const [row] = await tx
      .insert(passkeys)
      .values({ userId: user.id, name, createdAt: now, updatedAt: now, ...credential })
      .onConflictDoNothing({ target: passkeys.credential })
      .returning();
    if (!row) return refuse.invalid((t) => ({ passkey: [t.passkeyNotMade] }));
    const codes = before.totp || before.passkey ? null : await makeCodes(tx, user.id, now);
    await settleFactors(tx, invalidate, user, now);
    await recordChange(site, tx, caller, user, { action: 'passkey_add', at: now, after: { name } });
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
    // Whatever the library finds wrong with it: it does not come from these options.
    return null;
  }
}

/** Renames a passkey of the caller; does nothing when the name is unchanged. Throws 404, 409 `stale`. */
export function renamePasskey(site: Site, caller: Caller, id: number, { name, updated_at: readAt }: PasskeyEdit) {
  return site.write(async (tx) => {
    const user = await lockOwner(tx, caller);
    const ofCaller = and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
    const [old] = await tx.select().from(passkeys).where(ofCaller);
    if (!old) throw refuse.notFound((t) => t.noPasskey, 'passkey_unknown');
    refuseStale(old, readAt);
    if (old.name === name) return presentPasskey(old);
    const at = site.clock.now();
    const [row] = await tx.update(passkeys).set({ name, updatedAt: at }).where(ofCaller).returning();
    const target = { type: 'user', id: user.id, name: user.username };
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'security.passkey_rename',
      target,
      before: { name: old.name },
      after: { name },
    });
    return presentPasskey(row!);
  });
}

/** Deletes a passkey of the caller. Throws 404. */
export async function removePasskey(site: Site, caller: Caller, id: number): Promise<void> {
  await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning();
    if (!removed) throw refuse.notFound((t) => t.noPasskey, 'passkey_unknown');
    await settleFactors(tx, invalidate, user, now);
    await recordChange(site, tx, caller, user, { action: 'passkey_remove', at: now, before: { name: removed.name } });
  });
}
