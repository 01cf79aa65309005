import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { HttpError, unauthorized } from '~/platform/errors/http-error';
import type { Taken } from '~/platform/rate-limit';
import { confirmByPassword } from './confirm-by-password';
import type { SignInSite, Visitor } from './context';
import { nameOfDevice } from './devices';
import { countersOfLogin, knownAt, limits } from './limits';
import { checkPassword } from './passwords';
import { fullNameOf, isActive, presentSessionUser, type users } from '~/features/people/server/public';
import { refuse } from './refusals';
import { mailNewDevice } from './security-mails';
import { endSession, isKnownToken, newFamily, openSession, refreshSession, type Tokens } from './sessions';
import { findForLogin, lockOwner } from './views';
import { whyClosed } from './why-closed';

type Found = typeof users.$inferSelect;

/**
 * Signs in. Returns the answer, and the cookies that identify the device from then on; a person with a second factor
 * gets a ticket for it and no session (second-step.ts). The audit log records the login, with the device when it is
 * new, and a mail notifies a person who has signed in before. Throws 401 `invalid_credentials` for a wrong password and
 * for an unknown account, in the same time; 403 `pending_approval`, `needs_correction`, `rejected` or `account_closed`
 * only for the right password; 429 after too many failures (limits.ts), which writes nothing.
 */
export async function login(
  site: SignInSite,
  { email_or_member_id: typed, password }: { email_or_member_id: string; password: string },
  visitor: Visitor,
) {
  const { db, write, clock, devices, limits: tries } = site;
  const user = await findForLogin(db, typed);
  const device = devices.recognise(visitor.cookie, user);
  const taken = await tries.take(countersOfLogin(user, typed, device, visitor.network));
  const right = await checkPassword(user?.passwordHash, password);
  if (user && !right) recordFailure(site, user, taken);
  if (!user || !right) throw refuse.unauthorized((t) => t.badLogin, 'invalid_credentials');
  await taken.refund();
  await confirmByPassword(site, user);

  const answer = await write(async (tx) => {
    // Checked again under a lock: the password or the approval may have changed during the hashing.
    const owner = await lockOwner(tx, user);
    if (!owner) throw refuse.unauthorized((t) => t.badLogin, 'invalid_credentials');
    if (!isActive(owner)) throw await whyClosed(site, tx, owner);
    if (owner.secondFactorSince) return site.secondFactor.ask(tx, owner, clock.now());
    return openLogin(site, tx, owner, { device, visitor });
  });
  // Before the second factor the person has not signed in, and the device stays unknown.
  return { answer, cookies: 'ticket' in answer ? [] : devices.remember(visitor, user) };
}

/**
 * Opens a session for a person who has proved their identity, in the transaction that has checked it (their row is
 * locked). Records the login, and the network as one of theirs. `device`: the id of the device if it has signed in
 * before.
 */
export async function openLogin(
  site: SignInSite,
  tx: Tx,
  owner: Found,
  { device, visitor }: { device: string | null; visitor: Visitor },
) {
  const { clock, limits: tries } = site;
  const name = fullNameOf(owner);
  const agent = nameOfDevice(visitor.agent);
  if (!device) await mailNewDevice(site, tx, owner, agent);
  await recordAudit(tx, {
    at: clock.now(),
    actor: { id: owner.id, name },
    action: device ? 'login.done' : 'login.new_device',
    target: { type: 'login', id: owner.id, name },
    ...(!device && agent !== null && { after: { device: agent } }),
  });
  await tries.remember(tx, knownAt(owner, visitor.network));
  return {
    ...(await openSession(tx, owner.id, clock.now(), newFamily(clock.now(), agent))),
    user: presentSessionUser(owner),
  };
}

/**
 * Records an account's first wrong password from a place, and the moment from which no more are accepted; not each one,
 * or a guesser would fill the log. The response does not wait for it: an existing account must not take longer.
 */
function recordFailure({ write, clock, log, limits: tries }: SignInSite, user: Found, taken: Taken): void {
  const { loginHere, loginDevice, loginAccount, loginRecorded } = limits;
  const here = taken.countOf(loginHere) ?? taken.countOf(loginDevice);
  const actions = [
    here === 1 && 'login.failed',
    here === loginHere.most && 'login.blocked',
    taken.countOf(loginAccount) === loginAccount.most && 'login.slowed',
  ];
  const at = clock.now();
  const target = { type: 'login', id: user.id, name: fullNameOf(user) };
  const recordAction = async (action: string) => {
    await tries.hit(loginRecorded, `${action} ${user.id}`);
    await write((tx) => recordAudit(tx, { at, actor: null, action, target }));
  };
  for (const action of actions) {
    if (!action) continue;
    recordAction(action).catch((error: unknown) => {
      if (!(error instanceof HttpError)) log.error({ err: error }, 'a failed login is not in the audit log');
    });
  }
}

/** Returns a pair for a refresh token, which works once. Throws 401 `bad_token`, 429 after many unknown ones. */
export async function refresh(site: SignInSite, refreshToken: string, network: string) {
  const { write, clock } = site;
  await refuseGuesses(site, { refreshToken }, network);
  // The end of a family must be committed, so the error is thrown after it.
  const refreshed = await write((tx, invalidate) => refreshSession(tx, invalidate, refreshToken, clock.now()));
  if (refreshed.state === 'dead') throw refuse.unauthorized((t) => t.loginAgain, 'bad_token');
  return { ...refreshed.pair, user: presentSessionUser(refreshed.user) };
}

/** Ends the session of these tokens, by either. Throws 401 without any: then no person is logged in. */
export async function logout(site: SignInSite, tokens: Tokens, network: string) {
  if (tokens.token === undefined && tokens.refreshToken === undefined) throw unauthorized();
  if (tokens.token === undefined) await refuseGuesses(site, tokens, network);
  await site.write((tx, invalidate) => endSession(tx, invalidate, tokens));
}

/** Counts unknown tokens; a person with a session can use it whatever others in their network do. */
async function refuseGuesses({ db, limits: tries }: SignInSite, tokens: Tokens, network: string): Promise<void> {
  if (!(await isKnownToken(db, tokens))) await tries.hit(limits.refreshNetwork, network);
}
