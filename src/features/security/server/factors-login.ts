import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { hashToken, newToken, type SecondFactor } from '~/features/accounts/server/public';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { methodsOf, removeAllFactors, removeFactorsSince } from './factors';
import { takeRecoveryCode, takeTotpCode } from './factors-codes';
import { checkSigned, ownerOfPasskey, signOptions } from './passkeys-sign';
import { loginTickets } from './tables';

/** How long a ticket for the second step lasts, and how many codes can be tried on it. */
const ticketMinutes = 5;
const tries = 5;

/** The login's side of the second factors (docs/product/security.md, "The login"). */
export const secondFactor = (site: Site): SecondFactor => {
  const { db, config } = site;
  return {
    ask: async (tx, { id: userId, passwordHash }, now) => {
      // Everybody's: somebody who never comes back clears nothing. What another transaction holds is left for next time.
      const old = tx.select({ id: loginTickets.id }).from(loginTickets).where(lt(loginTickets.expiresAt, now));
      await tx.delete(loginTickets).where(inArray(loginTickets.id, old.for('update', { skipLocked: true })));
      const ticket = newToken();
      const expiresAt = new Date(now.getTime() + ticketMinutes * 60_000);
      await tx.insert(loginTickets).values({ userId, tokenHash: hashToken(ticket), passwordHash, expiresAt });
      const has = await methodsOf(tx, userId);
      return {
        second_factor: true,
        ticket,
        methods: (['totp', 'passkey', 'recovery'] as const).filter((method) => has[method]),
      };
    },

    ownerOf: async (ticket, now) => {
      const [found] = await db
        .select({ userId: loginTickets.userId })
        .from(loginTickets)
        .where(and(eq(loginTickets.tokenHash, hashToken(ticket)), gt(loginTickets.expiresAt, now)));
      return found?.userId ?? null;
    },

    answer: async (tx, user, { ticket, code, method }, now) => {
      const mine = and(
        eq(loginTickets.tokenHash, hashToken(ticket)),
        eq(loginTickets.userId, user.id),
        gt(loginTickets.expiresAt, now),
      );
      const [found] = await tx.select().from(loginTickets).where(mine).for('update');
      if (!found || found.passwordHash !== user.passwordHash || found.tries >= tries) return 'dead';
      const right =
        method === 'recovery'
          ? await takeRecoveryCode(tx, user.id, code, now)
          : await takeTotpCode(tx, createSeal(config, 'totp'), { userId: user.id, code, confirmed: true }, now);
      const isLast = found.tries + 1 >= tries;
      if (right || isLast) await tx.delete(loginTickets).where(eq(loginTickets.id, found.id));
      else
        await tx
          .update(loginTickets)
          .set({ tries: found.tries + 1 })
          .where(eq(loginTickets.id, found.id));
      if (right) return 'right';
      return isLast ? 'last' : 'wrong';
    },

    passkeyOptions: (now) => signOptions(site, { userId: null, purpose: 'login' }, now),
    passkeyOwner: (credential) => ownerOfPasskey(db, credential),
    answerPasskey: (tx, userId, signed, now) => checkSigned(tx, config, { userId, purpose: 'login', signed }, now),
    removeAll: removeAllFactors,
    removeSince: removeFactorsSince,
  };
};
