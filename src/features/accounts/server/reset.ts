import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { invalid, notFound, HttpError } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import { record } from '~/features/audit/server/public';
import { resetLinkMinutes, texts } from '../contract';
import { maskEmail } from '../rules';
import type { Accounts } from './context';
import { limits, triesOf } from './limits';
import { resetLink } from './mails';
import { hashPassword } from './passwords';
import { fullNameOf } from './present';
import { endAllSessions } from './sessions';
import { resetTokens, users } from './tables';
import { hashToken, newToken } from './tokens';
import { findByEmail } from './views';

/** Every answer takes this long: the work for a known address must not show. */
const FORGOT_MS = 250;

/** Mails a link if the address is somebody's. The same answer, in the same time, if it is not. 429 after too many. */
export async function forgotPassword(accounts: Accounts, email: string, address: string): Promise<{ message: string }> {
  const { db, write, clock, config, limits: tries } = accounts;
  await tries.hit(limits.forgotAddress, address);
  await tries.hit(limits.forgotAccount, email.toLowerCase());
  const send = async () => {
    const user = await findByEmail(db, email);
    if (!user) return;
    const token = newToken();
    const now = clock.now().getTime();
    const expiresAt = new Date(now + resetLinkMinutes * 60_000);
    // Used and expired ones stay for a day, so that we can say why a link no longer works.
    const dayAgo = new Date(now - 86_400_000);
    await write(async (tx) => {
      // Everybody's: somebody who never comes back clears nothing. What another transaction holds is left for next time.
      const old = tx.select({ id: resetTokens.id }).from(resetTokens).where(lt(resetTokens.expiresAt, dayAgo));
      await tx.delete(resetTokens).where(inArray(resetTokens.id, old.for('update', { skipLocked: true })));
      await tx.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
      const to = { email: user.email, name: fullNameOf(user) };
      await queueMail(accounts, tx, resetLink(to, { uid: user.id, token }, config));
    });
  };
  await Promise.all([send(), wait(FORGOT_MS)]);
  return { message: texts.resetSent };
}

type GoodLink = { state: 'good'; userId: number; email: string; name: string };
type LinkState = { state: 'unknown' | 'used' } | GoodLink;

/** By the token alone; judge() compares the uid. */
function findLink(db: Db | Tx, token: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      expiresAt: resetTokens.expiresAt,
      usedAt: resetTokens.usedAt,
    })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(eq(resetTokens.tokenHash, hashToken(token)));
}

function judge(found: Awaited<ReturnType<typeof findLink>>[number] | undefined, uid: string, now: Date): LinkState {
  if (!found || (uid !== '-' && uid !== String(found.userId))) return { state: 'unknown' };
  if (found.usedAt) return { state: 'used' };
  return found.expiresAt > now ? { state: 'good', userId: found.userId, email: found.email, name: fullNameOf(found) } : { state: 'unknown' };
}

/**
 * The link, with the try counted; 429 after too many. Whoever has the link is counted as its owner, a guesser under the uid
 * they claim: otherwise anybody could keep a person from setting a new password by guessing at their uid.
 */
async function tryLink({ db, limits: tries }: Accounts, { uid, token }: { uid: string; token: string }, address: string) {
  await tries.hit(limits.resetAddress, address);
  const [found] = await findLink(db, token);
  await tries.hit(limits.resetAccount, found ? triesOf(found.userId) : uid === '-' ? hashToken(token) : `guess:${uid}`);
  return found;
}

/** Whether a link still works; an error only after too many tries. */
export async function verifyResetToken(accounts: Accounts, { uid, token }: { uid: string; token: string }, address: string) {
  const found = await tryLink(accounts, { uid, token }, address);
  const link = judge(found, uid, accounts.clock.now());
  if (link.state !== 'good') return { valid: false, message: texts.resetBad, email: null };
  // The page asks as soon as it is opened: a good link is no guess, and many people may stand behind one address.
  await accounts.limits.refund(limits.resetAddress, address);
  return { valid: true, message: texts.resetValid, email: maskEmail(link.email) };
}

/**
 * Sets a password by link: 404 unknown or expired, 403 used already. All sessions and all other links end, and whoever
 * was locked out by failed logins can log in at once: only the owner of the mailbox gets here.
 */
export async function resetPassword(
  accounts: Accounts,
  { uid, token, password }: { uid: string; token: string; password: string },
  address: string,
) {
  const { write, clock, limits: tries } = accounts;
  // Before the hashing, so that guessing links costs us nothing.
  refuse(judge(await tryLink(accounts, { uid, token }, address), uid, clock.now()));
  const passwordHash = await hashPassword(password);
  const userId = await write(async (tx, invalidate) => {
    const now = clock.now();
    const [found] = await findLink(tx, token).for('update');
    const link = refuse(judge(found, uid, now));
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, link.userId));
    await voidLinks(tx, link.userId, now);
    await endAllSessions(tx, invalidate, link.userId);
    await record(tx, {
      at: now,
      actor: { id: link.userId, name: link.name },
      action: 'user.password_reset',
      target: { type: 'user', id: link.userId, name: link.name },
    });
    return link.userId;
  });
  await tries.clear(limits.loginAccount, triesOf(userId));
  return { message: texts.resetDone };
}

/** Makes every link of a person that is still open a used one. */
export const voidLinks = (tx: Tx, userId: number, now: Date) =>
  tx.update(resetTokens).set({ usedAt: now }).where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));

/** The same for the stand-alone page, where a bad link is a 400. */
export async function confirmReset(accounts: Accounts, given: { uid: string; token: string; password: string }, address: string) {
  try {
    return await resetPassword(accounts, given, address);
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 403)) {
      throw invalid({ token: [texts.resetConfirmBad] });
    }
    throw error;
  }
}

function refuse(link: LinkState): GoodLink {
  if (link.state === 'good') return link;
  if (link.state === 'unknown') throw notFound(texts.resetUnknown, 'reset_link_unknown');
  throw new HttpError(403, 'reset_link_used', texts.resetUsed);
}
