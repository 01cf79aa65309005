import { and, eq, gt } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { notFound } from '~/platform/errors/http-error';
import * as texts from '../texts';
import type { Accounts } from './context';
import { limits } from './limits';
import { fullNameOf } from './present';
import { lockUser } from './profile';
import { mailResetLink, voidLinks } from './reset';
import { endAllSessions } from './sessions';
import { notMeLinks } from './tables';
import { hashToken } from './tokens';

/**
 * Ends all sessions of a person, by the token of a link in a mail; links to set a password that are under way end too, and a new one is
 * mailed: to the address of the account, never to the one the link came to, which may be an old one. What was set up of a second factor since
 * the moment that the mail told of goes too, or whoever did it would keep the door. The link works once; 404 for one that is unknown, used or
 * expired, 429 after too many of those.
 */
export async function sayNotMe(
  { db, write, clock, config, jobs, limits: tries, secondFactor }: Accounts,
  token: string,
  network: string,
): Promise<{ message: string }> {
  const unknown = () => notFound(texts.notMeUnknown, 'not_me_link_unknown');
  const good = and(eq(notMeLinks.tokenHash, hashToken(token)), gt(notMeLinks.expiresAt, clock.now()));
  const [link] = await db.select({ userId: notMeLinks.userId }).from(notMeLinks).where(good);
  if (!link) {
    // Whoever has a link is not kept from using it by those who guess in their network.
    await tries.take([{ limit: limits.notMeNetwork, subject: network }]);
    throw unknown();
  }
  const took = await write(async (tx, invalidate) => {
    const now = clock.now();
    const user = await lockUser(tx, link.userId);
    const [used] = await tx.delete(notMeLinks).where(good).returning({ since: notMeLinks.createdAt });
    if (!user || !used) throw unknown();
    const hadFactor = await secondFactor.removeSince(tx, invalidate, user, used.since, now);
    await endAllSessions(tx, invalidate, user.id);
    await voidLinks(tx, user.id, now);
    await mailResetLink({ config, jobs, clock }, tx, user, 'notMe');
    const target = { type: 'user', id: user.id, name: fullNameOf(user) };
    await record(tx, { at: now, actor: null, action: 'user.not_me', target });
    if (hadFactor) await record(tx, { at: now, actor: null, action: 'user.factor_undone', target });
    return hadFactor;
  });
  return { message: took ? texts.notMeFactorDone : texts.notMeDone };
}
