import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { invalid, notFound, HttpError } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import { record } from '~/features/audit/server/public';
import { peopleTopic } from '~/shared/topics';
import { resetLinkMinutes } from '../contract';
import * as texts from '../texts';
import { maskEmail } from '../rules';
import type { Accounts, Visitor } from './context';
import { countersOfForgot, limits, mailsTo } from './limits';
import { resetLink, toPerson, type ResetReason } from './mails';
import { refuseWeak } from './password-strength';
import { hashPassword } from './passwords';
import { fullNameOf } from './present';
import { hasSignedIn, tellPasswordChanged, type Reader } from './security-mails';
import { endAllSessions } from './sessions';
import { resetTokens, users } from './tables';
import { hashToken, newToken } from './tokens';
import { findByEmail } from './views';

/** Every answer takes this long: the work for a known address must not show. */
const FORGOT_MS = 250;

/**
 * Mails a link if the address is somebody's. The same answer, in the same time, if it is not. 429 after too many. When
 * strangers keep asking for somebody else, there is a pause between the mails, and no other sign of it.
 */
export async function forgotPassword(
  accounts: Accounts,
  email: string,
  visitor: Visitor,
): Promise<{ message: string }> {
  const { db, write, clock, devices, limits: tries } = accounts;
  const user = await findByEmail(db, email);
  const device = devices.recognise(visitor.cookie, user);
  await tries.take(countersOfForgot(user, email, device, visitor.network));
  const send = async () => {
    if (!user || (!device && !(await mayMail(accounts, user)))) return;
    const now = clock.now().getTime();
    // Used and expired ones stay for a day, so that we can say why a link no longer works.
    const dayAgo = new Date(now - 86_400_000);
    await write(async (tx) => {
      // Everybody's: somebody who never comes back clears nothing. What another transaction holds is left for next time.
      const old = tx.select({ id: resetTokens.id }).from(resetTokens).where(lt(resetTokens.expiresAt, dayAgo));
      await tx.delete(resetTokens).where(inArray(resetTokens.id, old.for('update', { skipLocked: true })));
      await mailResetLink(accounts, tx, user);
      await record(tx, {
        at: clock.now(),
        actor: null,
        action: 'user.password_reset_asked',
        target: { type: 'user', id: user.id, name: fullNameOf(user) },
      });
    });
  };
  await Promise.all([send(), wait(FORGOT_MS)]);
  return { message: texts.resetSent };
}

/** Mails somebody a link to set a new password, in the transaction of what it is about. */
export async function mailResetLink(
  site: Pick<Accounts, 'config' | 'jobs' | 'clock'>,
  tx: Tx,
  user: Reader,
  reason: ResetReason = 'asked',
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(site.clock.now().getTime() + resetLinkMinutes * 60_000);
  await tx.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
  await queueMail(site, tx, resetLink(toPerson(user), { uid: user.id, token }, site.config, reason));
}

/** Whether another link may be mailed to somebody, as far as strangers ask for it. */
async function mayMail({ limits: tries }: Accounts, user: { id: number }): Promise<boolean> {
  try {
    await tries.take([mailsTo(user)]);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

type GoodLink = { state: 'good'; user: typeof users.$inferSelect };
type LinkState = { state: 'unknown' | 'used' } | GoodLink;

/** By the token alone; judge() compares the uid. */
function findLink(db: Db | Tx, token: string) {
  return db
    .select({ user: users, expiresAt: resetTokens.expiresAt, usedAt: resetTokens.usedAt })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(eq(resetTokens.tokenHash, hashToken(token)));
}

function judge(found: Awaited<ReturnType<typeof findLink>>[number] | undefined, uid: string, now: Date): LinkState {
  if (!found || (uid !== '-' && uid !== String(found.user.id))) return { state: 'unknown' };
  if (found.usedAt) return { state: 'used' };
  return found.expiresAt > now ? { state: 'good', user: found.user } : { state: 'unknown' };
}

/**
 * The link, with the try counted; 429 after too many. Whoever has a link is counted by it alone, a guesser by their network
 * and the uid they claim: otherwise anybody could keep a person, or an office, from setting a new password by guessing.
 */
async function tryLink(
  { db, limits: tries }: Accounts,
  { uid, token }: { uid: string; token: string },
  network: string,
) {
  const [found] = await findLink(db, token);
  const link = { limit: limits.resetLink, subject: found || uid === '-' ? hashToken(token) : `guess:${uid}` };
  await tries.take(found ? [link] : [{ limit: limits.resetNetwork, subject: network }, link]);
  return found;
}

/** Whether a link still works; an error only after too many tries. */
export async function verifyResetToken(
  accounts: Accounts,
  { uid, token }: { uid: string; token: string },
  network: string,
) {
  const found = await tryLink(accounts, { uid, token }, network);
  const link = judge(found, uid, accounts.clock.now());
  if (link.state !== 'good') return { valid: false, message: texts.resetBad, email: null };
  return { valid: true, message: texts.resetValid, email: maskEmail(link.user.email) };
}

/**
 * Sets a password by link: 404 unknown or expired, 403 used already, 400 on `field` for one that will not do for the office. All sessions and all other links end, and whoever
 * was locked out by failed logins can log in at once: only the owner of the mailbox gets here. Gives the answer, and the
 * cookie by which the device is known.
 */
export async function resetPassword(
  accounts: Accounts,
  { uid, token, password }: { uid: string; token: string; password: string },
  visitor: Visitor,
  field = 'new_password',
) {
  const { write, clock, devices } = accounts;
  // Before the hashing, so that guessing links costs us nothing.
  const { user: owner } = refuse(judge(await tryLink(accounts, { uid, token }, visitor.network), uid, clock.now()));
  await refuseWeak(owner, password, field);
  const passwordHash = await hashPassword(password);
  const userId = await write(async (tx, invalidate) => {
    const now = clock.now();
    const [found] = await findLink(tx, token).for('update');
    const { user } = refuse(judge(found, uid, now));
    const { id } = user;
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
    invalidate(peopleTopic);
    await voidLinks(tx, id, now);
    await endAllSessions(tx, invalidate, id);
    // Whoever sets their first password has just had the mail with the link to do so.
    if (await hasSignedIn(tx, id)) await tellPasswordChanged(accounts, tx, user);
    const name = fullNameOf(user);
    await record(tx, {
      at: now,
      actor: { id, name },
      action: 'user.password_reset',
      target: { type: 'user', id, name },
    });
    return id;
  });
  const cookie = devices.remember(visitor.cookie, { id: userId, passwordHash });
  return { answer: { message: texts.resetDone }, cookie };
}

/** Makes every link of a person that is still open a used one. */
export const voidLinks = (tx: Tx, userId: number, now: Date) =>
  tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));

/** The same for the stand-alone page, where a bad link is a 400. */
export async function confirmReset(
  accounts: Accounts,
  given: { uid: string; token: string; password: string },
  visitor: Visitor,
) {
  try {
    return await resetPassword(accounts, given, visitor, 'password');
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
