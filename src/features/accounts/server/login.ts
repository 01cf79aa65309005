import { and, eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { HttpError, unauthorized } from '~/platform/errors/http-error';
import type { Taken } from '~/platform/rate-limit';
import { applicationTexts as words } from '../contract';
import * as texts from '../texts';
import { confirmByPassword } from './applications/confirm';
import type { Accounts, Visitor } from './context';
import { nameOfDevice } from './devices';
import { countersOfLogin, knownAt, limits } from './limits';
import { checkPassword } from './passwords';
import { fullNameOf, presentSessionUser } from './present';
import { tellNewDevice } from './security-mails';
import { endSession, isKnownToken, newFamily, openSession, refreshSession, type Tokens } from './sessions';
import { applications, users } from './tables';
import { findForLogin } from './views';

type Found = typeof users.$inferSelect;

/**
 * Signs in. 401 `invalid_credentials` for a wrong password and for an unknown account, in the same time; 403
 * `pending_approval`, `needs_correction` or `rejected` only for somebody who knows the password; 429 after too many failures (limits.ts), which writes
 * nothing. The audit log tells of it, with the device when it is a new one, and so does a mail to whoever has signed in before. Gives the answer, and the
 * cookie by which the device is known from then on. Whoever has a second factor gets a ticket for it and no session (second-step.ts).
 */
export async function login(
  accounts: Accounts,
  { email_or_member_id: who, password }: { email_or_member_id: string; password: string },
  visitor: Visitor,
) {
  const { db, write, clock, devices, limits: tries } = accounts;
  const user = await findForLogin(db, who);
  const device = devices.recognise(visitor.cookie, user);
  const taken = await tries.take(countersOfLogin(user, who, device, visitor.network));
  const right = await checkPassword(user?.passwordHash, password);
  if (user && !right) tellOfFailure(accounts, user, taken);
  if (!user || !right) throw unauthorized(texts.badLogin, 'invalid_credentials');
  await taken.giveBack();
  await confirmByPassword(accounts, user);

  const answer = await write(async (tx) => {
    // Checked again under a lock: the password may have changed, or the approval been withdrawn, while it was being hashed.
    const [still] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share');
    if (!still) throw unauthorized(texts.badLogin, 'invalid_credentials');
    if (!still.isApproved) throw await notApproved(tx, still.id);
    if (still.secondFactorSince) return accounts.secondFactor.ask(tx, still, clock.now());
    return enter(accounts, tx, still, { device, visitor });
  });
  // Whoever owes the second factor has not signed in yet, and the device is not known by it.
  return { answer, cookie: 'ticket' in answer ? undefined : devices.remember(visitor.cookie, user) };
}

/**
 * Opens a session for somebody who has shown who they are, in the transaction that has checked it (their row is locked): the
 * log tells of it, and the network is one of theirs. `device`: the id of the device if it has signed in before.
 */
export async function enter(
  accounts: Accounts,
  tx: Tx,
  still: Found,
  { device, visitor }: { device: string | null; visitor: Visitor },
) {
  const { clock, limits: tries } = accounts;
  const name = fullNameOf(still);
  const agent = nameOfDevice(visitor.agent);
  if (!device) await tellNewDevice(accounts, tx, still, agent);
  await record(tx, {
    at: clock.now(),
    actor: { id: still.id, name },
    action: device ? 'login.done' : 'login.new_device',
    target: { type: 'login', id: still.id, name },
    ...(!device && agent !== null && { after: { device: agent } }),
  });
  await tries.remember(tx, knownAt(still, visitor.network));
  return {
    ...(await openSession(tx, still.id, clock.now(), newFamily(clock.now(), agent))),
    user: presentSessionUser(still),
  };
}

/** Why an applicant can't sign in yet, by what the office has done with the application. */
export async function notApproved(tx: Tx, id: number): Promise<HttpError> {
  const [application] = await tx
    .select({ state: applications.state })
    .from(applications)
    .where(eq(applications.userId, id));
  if (application?.state === 'correction') return new HttpError(403, 'needs_correction', words.loginCorrection);
  if (application?.state === 'rejected') return new HttpError(403, 'rejected', words.loginRejected);
  return new HttpError(403, 'pending_approval', texts.approvalPending);
}

/**
 * Tells the audit log of an account's first wrong password somewhere, and of the moment when no more are let through:
 * not of each, or a guesser would fill it. Nobody waits for it, since an account that exists must not take longer.
 */
function tellOfFailure({ write, clock, log, limits: tries }: Accounts, user: Found, taken: Taken): void {
  const { loginHere, loginDevice, loginAccount, loginTold } = limits;
  const here = taken.countOf(loginHere) ?? taken.countOf(loginDevice);
  const actions = [
    here === 1 && 'login.failed',
    here === loginHere.most && 'login.blocked',
    taken.countOf(loginAccount) === loginAccount.most && 'login.slowed',
  ];
  const at = clock.now();
  const target = { type: 'login', id: user.id, name: fullNameOf(user) };
  const tell = async (action: string) => {
    await tries.hit(loginTold, `${action} ${user.id}`);
    await write((tx) => record(tx, { at, actor: null, action, target }));
  };
  for (const action of actions) {
    if (!action) continue;
    tell(action).catch((error: unknown) => {
      if (!(error instanceof HttpError)) log.error({ err: error }, 'a failed login is not in the audit log');
    });
  }
}

/** A new pair for a refresh token, which works once; 401 `bad_token` otherwise, and 429 after too many that are nobody's. */
export async function refresh(accounts: Accounts, refreshToken: string, network: string) {
  const { write, clock } = accounts;
  await refuseGuesses(accounts, { refreshToken }, network);
  // The end of a family must be committed, so the error comes after it.
  const refreshed = await write((tx, invalidate) => refreshSession(tx, invalidate, refreshToken, clock.now()));
  if (refreshed.state === 'dead') throw unauthorized(texts.loginAgain, 'bad_token');
  return { ...refreshed.pair, user: presentSessionUser(refreshed.user) };
}

/** Ends the session of these tokens, by whichever is known. 401 without any: then nobody is logged in. */
export async function logout(accounts: Accounts, tokens: Tokens, network: string) {
  if (tokens.token === undefined && tokens.refreshToken === undefined) throw unauthorized();
  if (tokens.token === undefined) await refuseGuesses(accounts, tokens, network);
  await accounts.write((tx, invalidate) => endSession(tx, invalidate, tokens));
  return { message: texts.loggedOut };
}

/** Counts tokens that are no session's; whoever has one is not kept from using it by others in their network. */
async function refuseGuesses({ db, limits: tries }: Accounts, tokens: Tokens, network: string): Promise<void> {
  if (!(await isKnownToken(db, tokens))) await tries.hit(limits.refreshNetwork, network);
}
