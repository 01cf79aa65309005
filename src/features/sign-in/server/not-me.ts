import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { SignInSite } from './context';
import { limits } from './limits';
import { fullNameOf, lockUser } from '~/features/people/server/public';
import { refuse } from './refusals';
import { mailResetLink, voidLinks } from './reset';
import { endAllSessions } from './sessions';
import { notMeLinks } from './tables';
import { hashToken } from './tokens';

/**
 * Ends all sessions of a person, by the token of a link in a mail. Links that set a password end too, and a new one is
 * mailed: to the address of the account, never to the one that received the link, which may be an old one. What was set
 * up of a second factor since the event of that mail is removed too, or an intruder would keep access. The link works
 * once. Throws 404 for an unknown, used or expired link, 429 after too many of those.
 */
export async function reportNotMe(
  { db, write, clock, config, jobs, names, limits: tries, secondFactor }: SignInSite,
  token: string,
  network: string,
): Promise<{ removedFactor: boolean }> {
  const unknown = () => refuse.notFound((t) => t.notMeUnknown, 'not_me_link_unknown');
  const valid = and(eq(notMeLinks.tokenHash, hashToken(token)), gt(notMeLinks.expiresAt, clock.now()));
  const [link] = await db.select({ userId: notMeLinks.userId }).from(notMeLinks).where(valid);
  if (!link) {
    // Only unknown links count: a person with a link can use it whatever others in their network guess.
    await tries.take([{ limit: limits.notMeNetwork, subject: network }]);
    throw unknown();
  }
  const removedFactor = await write(async (tx, invalidate) => {
    const now = clock.now();
    const user = await lockUser(tx, link.userId);
    const [used] = await tx.delete(notMeLinks).where(valid).returning({ since: notMeLinks.createdAt });
    if (!user || !used) throw unknown();
    const hadFactor = await secondFactor.removeSince(tx, invalidate, user, used.since, now);
    await endAllSessions(tx, invalidate, user.id);
    await voidLinks(tx, user.id, now);
    await mailResetLink({ config, jobs, clock, names }, tx, user, 'notMe');
    const target = { type: 'user', id: user.id, name: fullNameOf(user) };
    await recordAudit(tx, { at: now, actor: null, action: 'user.not_me', target });
    if (hadFactor) await recordAudit(tx, { at: now, actor: null, action: 'user.factor_undone', target });
    return hadFactor;
  });
  return { removedFactor };
}
