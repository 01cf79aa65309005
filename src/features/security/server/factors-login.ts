import { and, eq, gt } from 'drizzle-orm';
import { MINUTE_MS } from '~/shared/dates';
import { deleteExpired, hashToken, newToken, type SecondFactor } from '~/features/sign-in/server/public';
import type { Site } from '~/platform/site';
import { methodsOf, removeAllFactors, removeFactorsSince } from './factors';
import { takeCode } from './factors-codes';
import { checkSigned, ownerOfPasskey, signOptions } from './passkeys-sign';
import { loginTickets } from './tables';

/** Minutes that a ticket for the second step is valid, and codes that can be tried on it. */
const ticketMinutes = 5;
const tries = 5;

/** Creates the second factors as the login uses them (docs/product/security.md, "The login"). */
export const secondFactor = (site: Site): SecondFactor => {
  const { db, config } = site;
  return {
    ask: async (tx, { id: userId, passwordHash }, now) => {
      await deleteExpired(tx, loginTickets, loginTickets.expiresAt, now);
      const ticket = newToken();
      const expiresAt = new Date(now.getTime() + ticketMinutes * MINUTE_MS);
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
      const ofUser = and(
        eq(loginTickets.tokenHash, hashToken(ticket)),
        eq(loginTickets.userId, user.id),
        gt(loginTickets.expiresAt, now),
      );
      const [found] = await tx.select().from(loginTickets).where(ofUser).for('update');
      if (!found || found.passwordHash !== user.passwordHash || found.tries >= tries) return 'dead';
      const right = await takeCode(tx, config, { userId: user.id, code, method }, now);
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

    takeCode: (tx, entered, now) => takeCode(tx, config, entered, now),
    passkeyOptions: (now) => signOptions(site, { userId: null, purpose: 'login' }, now),
    passkeyOwner: (credential) => ownerOfPasskey(db, credential),
    answerPasskey: (tx, userId, signed, now) => checkSigned(tx, config, { userId, purpose: 'login', signed }, now),
    removeAll: removeAllFactors,
    removeSince: removeFactorsSince,
  };
};
