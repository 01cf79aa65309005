import { eq } from 'drizzle-orm';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { lockOwner, methodsOf, settleFactors } from './factors';
import { makeCodes, newSecret, totpOf, takeTotpCode } from './factors-codes';
import { recordChange } from './mails';
import { refuse } from './refusals';
import { totp } from './tables';

/** Begins to set up an authenticator app, from the start if it was begun before. Throws 409 `already_set_up`. */
export async function startTotp({ write, clock, config, names }: Site, caller: Caller) {
  const secret = newSecret();
  const label = await write(async (tx) => {
    const user = await lockOwner(tx, caller);
    if ((await methodsOf(tx, user.id)).totp) throw refuse.conflict('already_set_up', (t) => t.alreadySetUp);
    const values = {
      secretSealed: createSeal(config, 'totp').seal(secret),
      lastStep: null,
      createdAt: clock.now(),
      confirmedAt: null,
    };
    await tx
      .insert(totp)
      .values({ userId: user.id, ...values })
      .onConflictDoUpdate({ target: totp.userId, set: values });
    return user.email ?? user.username;
  });
  return { secret, uri: totpOf(secret, { issuer: (await names('en')).shortName, label }).toString() };
}

/** Confirms the app by a code; returns the recovery codes. Throws 400 on `code`, 409 `not_started`. */
export async function confirmTotp(site: Site, caller: Caller, code: string) {
  const { write, clock, config } = site;
  return write(async (tx, invalidate) => {
    const now = clock.now();
    const user = await lockOwner(tx, caller);
    const [found] = await tx.select({ confirmedAt: totp.confirmedAt }).from(totp).where(eq(totp.userId, user.id));
    if (!found || found.confirmedAt) throw refuse.conflict('not_started', (t) => t.notStarted);
    if (!(await takeTotpCode(tx, createSeal(config, 'totp'), { userId: user.id, code, confirmed: false }, now)))
      throw refuse.invalid((t) => ({ code: [t.wrongCode] }));
    await tx.update(totp).set({ confirmedAt: now }).where(eq(totp.userId, user.id));
    const codes = await makeCodes(tx, user.id, now);
    await settleFactors(tx, invalidate, user, now);
    await recordChange(site, tx, caller, user, { action: 'totp_add', at: now });
    return { codes };
  });
}

/** Removes the authenticator app, or cancels its set-up. Throws 404 when there is none. */
export async function removeTotp(site: Site, caller: Caller): Promise<void> {
  await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const [removed] = await tx.delete(totp).where(eq(totp.userId, user.id)).returning();
    if (!removed) throw refuse.notFound((t) => t.noApp, 'no_factor');
    if (!removed.confirmedAt) return;
    await settleFactors(tx, invalidate, user, now);
    await recordChange(site, tx, caller, user, { action: 'totp_remove', at: now });
  });
}

/** Creates recovery codes in place of earlier ones. Throws 409 `no_factor` without an app or a passkey. */
export async function newCodes(site: Site, caller: Caller) {
  return site.write(async (tx) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const { totp: app, passkey } = await methodsOf(tx, user.id);
    if (!app && !passkey) throw refuse.conflict('no_factor', (t) => t.noFactor);
    const codes = await makeCodes(tx, user.id, now);
    await recordChange(site, tx, caller, user, { action: 'codes_new', at: now });
    return { codes };
  });
}
