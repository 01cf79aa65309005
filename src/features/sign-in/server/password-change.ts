import { and, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import type { SignInSite, Visitor } from './context';
import { countersOfPassword } from './limits';
import { refuseWeak } from './password-strength';
import { checkPassword, hashPassword } from './passwords';
import { refuse } from './refusals';
import { voidLinks } from './reset';
import { mailPasswordChanged } from './security-mails';
import { endAllSessions } from './sessions';
import { users } from '~/features/people/server/public';

/**
 * Changes the caller's password, ends all their sessions and voids the links that set a new one. Returns the
 * cookies that keep this device known: those of other devices ended with the password. Throws 400 on `field`,
 * the form's name for the current password, when that is wrong; 400 on `new_password` for one that is too weak for the
 * office; 429 after too many wrong ones.
 */
export async function changePassword(
  site: SignInSite,
  caller: Caller,
  { current, next, field }: { current: string; next: string; field: string },
  visitor: Visitor,
) {
  const { db, write, clock, devices, limits: tries } = site;
  const userId = caller.id;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  const taken = await tries.take(countersOfPassword(user, visitor.network));
  if (!(await checkPassword(user.passwordHash, current))) throw refuse.invalid((t) => ({ [field]: [t.wrongPassword] }));
  // A person who knows it guesses nothing, and may need several tries until the new one is accepted.
  await taken.refund();
  await refuseWeak(site, user, { password: next, field: 'new_password' });
  const passwordHash = await hashPassword(next);
  await write(async (tx, invalidate) => {
    const now = clock.now();
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    // Another call has changed it since: the password that was typed is no longer the current one.
    if (!changed) throw refuse.invalid((t) => ({ [field]: [t.wrongPassword] }));
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, userId);
    // A link in wrong hands is a reason to change the password: it must not open the account again.
    await voidLinks(tx, userId, now);
    await mailPasswordChanged(site, tx, user);
    const target = { type: 'user', id: userId };
    await recordAudit(tx, { at: now, actor: caller, action: 'user.password_change', target });
  });
  return devices.remember(visitor, { id: userId, passwordHash });
}
