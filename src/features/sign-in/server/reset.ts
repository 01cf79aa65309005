import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '~/shared/dates';
import type { Db, Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import { recordAudit } from '~/features/audit/server/public';
import { peopleTopic } from '~/shared/topics';
import { resetLinkMinutes } from '../contract';
import { linkNeedsFactor, maskEmail } from '../rules';
import type { SignInSite, Visitor } from './context';
import { countersOfFactor, countersOfForgot, limits, mailsTo } from './limits';
import { resetLink, type ResetReason } from './mails';
import { fullNameOf, toPerson, users } from '~/features/people/server/public';
import { refuseWeak } from './password-strength';
import { hashPassword } from './passwords';
import { refuse } from './refusals';
import { hasSignedIn, mailPasswordChanged, type Reader } from './security-mails';
import { endAllSessions } from './sessions';
import { deleteExpired } from './sweep';
import { resetTokens } from './tables';
import { hashToken, newToken } from './tokens';
import { findByEmail } from './views';

/** Milliseconds that every answer takes: the work for a known address must not show. */
const FORGOT_MS = 250;

/**
 * Mails a link if the address is known; otherwise the answer is the same, in the same time. When strangers keep
 * requesting links for a person, the mails pause, and nothing else shows it. Throws 429 after too many requests.
 */
export async function forgotPassword(site: SignInSite, email: string, visitor: Visitor): Promise<void> {
  const { db, write, clock, devices, limits: tries } = site;
  const user = await findByEmail(db, email);
  const device = devices.recognise(visitor.cookie, user);
  await tries.take(countersOfForgot(user, email, device, visitor.network));
  const send = async () => {
    if (!user || (!device && !(await mayMail(site, user)))) return;
    const now = clock.now().getTime();
    // Used and expired ones stay for a day, to explain why a link no longer works.
    const dayAgo = new Date(now - DAY_MS);
    await write(async (tx) => {
      await deleteExpired(tx, resetTokens, resetTokens.expiresAt, dayAgo);
      await mailResetLink(site, tx, user);
      await recordAudit(tx, {
        at: clock.now(),
        actor: null,
        action: 'user.password_reset_asked',
        target: { type: 'user', id: user.id, name: fullNameOf(user) },
      });
    });
  };
  await Promise.all([send(), wait(FORGOT_MS)]);
}

/** Mails a person a link that sets a new password, in the transaction of its cause. */
export async function mailResetLink(
  site: Pick<SignInSite, 'config' | 'jobs' | 'clock' | 'names'>,
  tx: Tx,
  user: Reader,
  reason: ResetReason = 'asked',
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(site.clock.now().getTime() + resetLinkMinutes * MINUTE_MS);
  await tx.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
  const mail = resetLink(toPerson(user), { uid: user.id, token }, site.config, reason);
  await queueMail(site, tx, mail, { kind: 'reset-link', reader: user.id, about: [] });
}

/** Returns whether another link may be mailed to a person on request of strangers. */
async function mayMail({ limits: tries }: SignInSite, user: { id: number }): Promise<boolean> {
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

/** Finds a link by its token alone; judge() compares the uid. */
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
 * Returns the link and counts the try. A person with a link is counted by it alone, a guesser by their network and the
 * uid in their link: otherwise guessing could keep a person, or an office, from setting a new password. Throws 429
 * after too many.
 */
async function tryLink(
  { db, limits: tries }: SignInSite,
  { uid, token }: { uid: string; token: string },
  network: string,
) {
  const [found] = await findLink(db, token);
  const link = { limit: limits.resetLink, subject: found || uid === '-' ? hashToken(token) : `guess:${uid}` };
  await tries.take(found ? [link] : [{ limit: limits.resetNetwork, subject: network }, link]);
  return found;
}

/** Returns whether a link still works; throws only 429 after too many tries. */
export async function verifyResetToken(
  site: SignInSite,
  { uid, token }: { uid: string; token: string },
  network: string,
) {
  const found = await tryLink(site, { uid, token }, network);
  const link = judge(found, uid, site.clock.now());
  return link.state === 'good'
    ? { valid: true, email: link.user.email && maskEmail(link.user.email) }
    : { valid: false, email: null };
}

/** A link with the new password, and a code where the link alone does not set it. */
interface Reset {
  uid: string;
  token: string;
  password: string;
  code?: string | undefined;
  method: 'totp' | 'recovery';
}

/**
 * Sets a password by link. All sessions and all other links end, and a lock-out by failed logins is lifted: only the
 * owner of the mailbox gets here. Returns the cookies that identify the device. Throws 404 for an
 * unknown or expired link, 403 for a used one, 400 on `field` for a password too weak for the office, 400 on `code`
 * when the link alone is not enough (linkNeedsFactor) and the code is missing or wrong, 429 after too many codes.
 */
export async function resetPassword(site: SignInSite, reset: Reset, visitor: Visitor, field = 'new_password') {
  const { uid, token, password, code, method } = reset;
  const { write, clock, devices, limits: tries, secondFactor } = site;
  // Before the hashing, so that guesses of links cost little.
  const { user: owner } = goodLink(judge(await tryLink(site, { uid, token }, visitor.network), uid, clock.now()));
  await refuseWeak(site, owner, { password, field });
  const needsFactor = linkNeedsFactor(owner, clock.now());
  if (needsFactor && code === undefined) throw refuse.invalid((t) => ({ code: [t.resetNeedsCode] }));
  const taken = needsFactor ? await tries.take(countersOfFactor(owner, visitor.network)) : null;
  const passwordHash = await hashPassword(password);
  const userId = await write(async (tx, invalidate) => {
    const now = clock.now();
    const [found] = await findLink(tx, token).for('update');
    const { user } = goodLink(judge(found, uid, now));
    const { id } = user;
    const entered = { userId: id, code: code ?? '', method };
    if (linkNeedsFactor(user, now) && !(await secondFactor.takeCode(tx, entered, now)))
      throw refuse.invalid((t) => ({ code: [t.wrongCode] }));
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
    invalidate(peopleTopic);
    await voidLinks(tx, id, now);
    await endAllSessions(tx, invalidate, id);
    // A person who sets their first password has just had the mail with the link.
    if (await hasSignedIn(tx, id)) await mailPasswordChanged(site, tx, user);
    const name = fullNameOf(user);
    await recordAudit(tx, {
      at: now,
      actor: { id, name },
      action: 'user.password_reset',
      target: { type: 'user', id, name },
    });
    return id;
  });
  await taken?.refund();
  return devices.remember(visitor, { id: userId, passwordHash });
}

/** Marks all open links of a person as used. */
export const voidLinks = (tx: Tx, userId: number, now: Date) =>
  tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));

/** Sets a password by link for the stand-alone page, where a bad link is a 400. */
export async function confirmReset(site: SignInSite, reset: Reset, visitor: Visitor) {
  try {
    return await resetPassword(site, reset, visitor, 'password');
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 403)) {
      throw refuse.invalid((t) => ({ token: [t.resetConfirmBad] }));
    }
    throw error;
  }
}

function goodLink(link: LinkState): GoodLink {
  if (link.state === 'good') return link;
  if (link.state === 'unknown') throw refuse.notFound((t) => t.resetUnknown, 'reset_link_unknown');
  throw refuse.error(403, 'reset_link_used', (t) => t.resetUsed);
}
