import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { siteIn } from '~/features/site/server/public';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import * as texts from '../texts';
import { lockOwner, methodsOf, settleFactors } from './factors';
import { makeCodes, newSecret, totpOf, takeTotpCode } from './factors-codes';
import { tellOfFactor } from './mails';
import { totp } from './tables';

/** Begins to set up an authenticator app, anew if it was begun before. 409 `already_set_up`. */
export async function startTotp({ write, clock, config }: Site, caller: Caller) {
  const secret = newSecret();
  const label = await write(async (tx) => {
    const user = await lockOwner(tx, caller);
    if ((await methodsOf(tx, user.id)).totp) throw conflict('already_set_up', texts.alreadySetUp);
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
    return user.email;
  });
  return { secret, uri: totpOf(secret, { issuer: siteIn('en').shortName, label }).toString() };
}

/** Confirms it by a code: from now on the login asks for one. Gives the recovery codes. 400 on `code`, 409 `not_started`. */
export async function confirmTotp(site: Site, caller: Caller, code: string) {
  const { write, clock, config } = site;
  return write(async (tx, invalidate) => {
    const now = clock.now();
    const user = await lockOwner(tx, caller);
    const [found] = await tx.select({ confirmedAt: totp.confirmedAt }).from(totp).where(eq(totp.userId, user.id));
    if (!found || found.confirmedAt) throw conflict('not_started', texts.notStarted);
    if (!(await takeTotpCode(tx, createSeal(config, 'totp'), { userId: user.id, code, confirmed: false }, now)))
      throw invalid({ code: [texts.wrongCode] });
    await tx.update(totp).set({ confirmedAt: now }).where(eq(totp.userId, user.id));
    const codes = await makeCodes(tx, user.id, now);
    await settleFactors(tx, invalidate, user, now);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'security.totp_add',
      target: { type: 'user', id: user.id, name: user.username },
    });
    await tellOfFactor(site, tx, user, 'totpAdded', now);
    return { codes };
  });
}

/** Turns the authenticator app off, or gives up setting it up. 404 when there is none. */
export async function removeTotp(site: Site, caller: Caller): Promise<void> {
  await site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const [gone] = await tx.delete(totp).where(eq(totp.userId, user.id)).returning();
    if (!gone) throw notFound(texts.noApp, 'no_factor');
    if (!gone.confirmedAt) return;
    await settleFactors(tx, invalidate, user, now);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'security.totp_remove',
      target: { type: 'user', id: user.id, name: user.username },
    });
    await tellOfFactor(site, tx, user, 'totpRemoved', now);
  });
}

/** New recovery codes in place of all before. 409 `no_factor` for who has nothing that they would stand in for. */
export async function newCodes(site: Site, caller: Caller) {
  return site.write(async (tx) => {
    const now = site.clock.now();
    const user = await lockOwner(tx, caller);
    const { totp: app, passkey } = await methodsOf(tx, user.id);
    if (!app && !passkey) throw conflict('no_factor', texts.noFactor);
    const codes = await makeCodes(tx, user.id, now);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'security.codes_new',
      target: { type: 'user', id: user.id, name: user.username },
    });
    await tellOfFactor(site, tx, user, 'codesMade', now);
    return { codes };
  });
}
