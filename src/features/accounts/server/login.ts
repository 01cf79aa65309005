import { and, eq } from 'drizzle-orm';
import { HttpError, unauthorized } from '~/platform/errors/http-error';
import { texts } from '../contract';
import type { Accounts } from './context';
import { limits, triesOf } from './limits';
import { checkPassword } from './passwords';
import { presentSessionUser } from './present';
import { endSession, openSession, refreshSession } from './sessions';
import { users } from './tables';
import { findForLogin } from './views';

/**
 * Signs in. 401 `invalid_credentials` for a wrong password and for an unknown account, in the same time; 403
 * `pending_approval` only for somebody who knows the password; 429 after too many failures.
 */
export async function login(
  { db, write, clock, limits: tries }: Accounts,
  { email_or_member_id: who, password }: { email_or_member_id: string; password: string },
  address: string,
) {
  await tries.hit(limits.loginAddress, address);
  const user = await findForLogin(db, who);
  // By the person, not by what was typed: e-mail and membership id are one account, however the database folds case.
  const account = user ? triesOf(user.id) : who.toLowerCase();
  await tries.hit(limits.loginAccount, account);
  const right = await checkPassword(user?.passwordHash, password);
  if (!user || !right) throw unauthorized(texts.badLogin, 'invalid_credentials');
  await tries.clear(limits.loginAccount, account);
  await tries.refund(limits.loginAddress, address);

  return write(async (tx) => {
    // Checked again under a lock: the password may have changed, or the approval been withdrawn, while it was being hashed.
    const [still] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share');
    if (!still) throw unauthorized(texts.badLogin, 'invalid_credentials');
    if (!still.isApproved) throw new HttpError(403, 'pending_approval', texts.pending);
    return { ...(await openSession(tx, still.id, clock.now())), user: presentSessionUser(still) };
  });
}

/** A new pair for a refresh token, which works once; 401 `bad_token` otherwise. */
export async function refresh({ write, clock, limits: tries }: Accounts, refreshToken: string, address: string) {
  await tries.hit(limits.refreshAddress, address);
  // The end of a family must be committed, so the error comes after it.
  const refreshed = await write((tx, invalidate) => refreshSession(tx, invalidate, refreshToken, clock.now()));
  if (refreshed.state === 'dead') throw unauthorized('Please login again.', 'bad_token');
  return { ...refreshed.pair, user: presentSessionUser(refreshed.user) };
}

/** Ends the session of these tokens, by whichever is known. 401 without any: then nobody is logged in. */
export async function logout(
  { write, limits: tries }: Accounts,
  tokens: { token: string | undefined; refreshToken: string | undefined },
  address: string,
) {
  if (tokens.token === undefined && tokens.refreshToken === undefined) throw unauthorized();
  if (tokens.token === undefined) await tries.hit(limits.refreshAddress, address);
  await write((tx, invalidate) => endSession(tx, invalidate, tokens));
  return { message: 'Logged out.' };
}
