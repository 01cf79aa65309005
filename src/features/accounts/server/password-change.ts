import { and, eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { invalid, unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import * as texts from '../texts';
import type { Accounts, Visitor } from './context';
import { countersOfPassword } from './limits';
import { refuseWeak } from './password-strength';
import { checkPassword, hashPassword } from './passwords';
import { voidLinks } from './reset';
import { tellPasswordChanged } from './security-mails';
import { endAllSessions } from './sessions';
import { users } from './tables';

/**
 * Changes the own password, ends all own sessions and voids the links to set a new one. A wrong current one is a 400 on
 * `field`, the name that the form has for it; 429 after too many of them. 400 on `new_password` for one that will not do for the office. Gives the answer, and the cookie by which this
 * device stays known: with the password the others' have ended.
 */
export async function changePassword(
  accounts: Accounts,
  caller: Caller,
  { current, next, field }: { current: string; next: string; field: string },
  visitor: Visitor,
) {
  const { db, write, clock, devices, limits: tries } = accounts;
  const userId = caller.id;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  const taken = await tries.take(countersOfPassword(user, visitor.network));
  if (!(await checkPassword(user.passwordHash, current))) throw invalid({ [field]: [texts.wrongPassword] });
  // Whoever knows it guesses nothing, and may need some tries until the new one will do.
  await taken.giveBack();
  await refuseWeak(user, next, 'new_password');
  const passwordHash = await hashPassword(next);
  await write(async (tx, invalidate) => {
    const now = clock.now();
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    // Another call has changed it meanwhile: what was typed as the current password no longer is.
    if (!changed) throw invalid({ [field]: [texts.wrongPassword] });
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, userId);
    // A link in wrong hands is a reason to change the password: it must not open the door again.
    await voidLinks(tx, userId, now);
    await tellPasswordChanged(accounts, tx, user);
    const target = { type: 'user', id: userId };
    await record(tx, { at: now, actor: caller, action: 'user.password_change', target });
  });
  const cookie = devices.remember(visitor.cookie, { id: userId, passwordHash });
  return { answer: { message: texts.passwordChanged }, cookie };
}
