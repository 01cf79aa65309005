import { and, eq, inArray } from 'drizzle-orm';
import { queueMail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { firstPassword, toPerson } from './mails';
import { resetTokens, users } from './tables';
import { hashToken, newToken } from './tokens';

/** Mails in one transaction. */
const BATCH = 50;

/**
 * Mails each of these people, as far as they are there and approved, a link for a first password that works for some days, as the links of
 * the password reset do. `event` names the occasion: nobody gets a second mail for it, however often this is run.
 */
export async function mailPasswordLinks(
  site: Site,
  ids: readonly number[],
  { event, days, signal }: { event: string; days: number; signal: AbortSignal },
) {
  const { write, clock, config } = site;
  for (let from = 0; from < ids.length; from += BATCH) {
    signal.throwIfAborted();
    await write(async (tx) => {
      const expiresAt = new Date(clock.now().getTime() + days * 86_400_000);
      const some = and(inArray(users.id, ids.slice(from, from + BATCH)), eq(users.isApproved, true));
      for (const user of await tx.select().from(users).where(some)) {
        const token = newToken();
        await tx.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
        const link = { uid: user.id, token, membershipId: user.membershipId ?? '', days };
        await queueMail(site, tx, firstPassword(toPerson(user), link, config), `${event}:${user.id}`);
      }
    });
  }
}
