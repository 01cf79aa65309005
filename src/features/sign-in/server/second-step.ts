import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import { HttpError } from '~/platform/errors/http-error';
import { refusePerson } from '~/platform/errors/refusals';
import type { CallRegistrar } from '~/platform/http/calls';
import { withMessage } from '~/platform/http/with-message';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Signed } from '~/shared/passkey';
import { secondStepCalls, type secondStepSchema } from '../contract';
import { both } from '../texts/both';
import { answerKnown, visitorOf, type SignInSite, type Visitor } from './context';
import { resetFactors } from './factor-since';
import { countersOfFactor, limits } from './limits';
import { openLogin } from './login';
import { fullNameOf, isActive, lockUser, users } from '~/features/people/server/public';
import { refuse } from './refusals';
import { lockOwner } from './views';
import { whyClosed } from './why-closed';

type SecondStep = z.output<typeof secondStepSchema>;

const badTicket = () => refuse.unauthorized((t) => t.badTicket, 'bad_ticket');

/**
 * Completes a login with the second factor; answers like a login without one. Throws 401 `bad_ticket` for a ticket that
 * is unknown, used, expired, tried five times, or of another password; 400 on `code`; 403 as the login; 429 after too
 * many codes.
 */
async function secondStep(site: SignInSite, entered: SecondStep, visitor: Visitor) {
  const { db, write, clock, devices, limits: tries, secondFactor } = site;
  const ownerId = await secondFactor.ownerOf(entered.ticket, clock.now());
  if (ownerId === null) await tries.hit(limits.ticketNetwork, visitor.network);
  const [user] = ownerId === null ? [] : await db.select().from(users).where(eq(users.id, ownerId));
  if (!user) throw badTicket();
  const taken = await tries.take(countersOfFactor(user, visitor.network));
  const device = devices.recognise(visitor.cookie, user);
  // A wrong try must be committed, so the error is thrown after it.
  const done = await write(async (tx) => {
    const owner = await lockOwner(tx, user);
    if (!owner) return 'dead';
    if (!isActive(owner)) throw await whyClosed(site, tx, owner);
    const result = await secondFactor.answer(tx, owner, entered, clock.now());
    if (result === 'right') return openLogin(site, tx, owner, { device, visitor });
    const target = { type: 'login', id: owner.id, name: fullNameOf(owner) };
    if (result === 'last')
      await recordAudit(tx, { at: clock.now(), actor: null, action: 'login.factor_failed', target });
    return result;
  });
  if (done === 'dead') throw badTicket();
  if (typeof done === 'string') throw refuse.invalid((t) => ({ code: [t.wrongCode] }));
  await taken.refund();
  return { answer: done, cookies: devices.remember(visitor, user) };
}

/** Signs in with a passkey. Throws 401 `passkey_refused` for any fault, 403 as the login, 429 after many tries. */
async function passkeyLogin(site: SignInSite, signed: Signed, visitor: Visitor) {
  const { write, clock, devices, limits: tries, secondFactor } = site;
  const taken = await tries.hit(limits.passkeyNetwork, visitor.network);
  const owner = await secondFactor.passkeyOwner(signed.id);
  const done = await write(async (tx) => {
    const [user] = owner === null ? [] : await tx.select().from(users).where(eq(users.id, owner)).for('share');
    // Also for an unknown passkey: its challenge is used up.
    if (!(await secondFactor.answerPasskey(tx, user?.id ?? null, signed, clock.now())) || !user) return null;
    if (!isActive(user)) return whyClosed(site, tx, user);
    const device = devices.recognise(visitor.cookie, user);
    return { user, answer: await openLogin(site, tx, user, { device, visitor }) };
  });
  if (done === null) throw refuse.unauthorized((t) => t.passkeyRefused, 'passkey_refused');
  if (done instanceof HttpError) throw done;
  await taken.refund();
  return { answer: done.answer, cookies: devices.remember(visitor, done.user) };
}

/**
 * Removes all second factors of a person who is locked out, ends their sessions, mails them, and records the reason.
 * Throws 404 for an unknown person, 409 `no_factor` for one without a second factor.
 */
async function resetFactor(site: SignInSite, caller: Caller, id: number, reason: string) {
  return site.write(async (tx, invalidate) => {
    const user = await lockUser(tx, id);
    if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    if (!user.secondFactorSince) throw refuse.conflict('no_factor', (t) => t.noFactor);
    const { removeAll } = site.secondFactor;
    await resetFactors(site, tx, invalidate, user, { actor: caller, after: { reason }, removeAll });
  });
}

/** Registers the calls of the second step, of the login with a passkey, and of the office for second factors. */
export function registerSecondStep(site: SignInSite, calls: CallRegistrar): void {
  calls.register(secondStepCalls, {
    secondFactor: async ({ body }, context) => answerKnown(await secondStep(site, body, visitorOf(context)), context),
    passkeyOptions: async (_, context) => {
      await site.limits.hit(limits.passkeyNetwork, visitorOf(context).network);
      return site.secondFactor.passkeyOptions(site.clock.now());
    },
    passkeyLogin: async ({ body }, context) => answerKnown(await passkeyLogin(site, body, visitorOf(context)), context),
    factorOf: async ({ params }) => {
      const [user] = await site.db
        .select({ since: users.secondFactorSince })
        .from(users)
        .where(eq(users.id, params.id));
      if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
      return { since: user.since && toIso(user.since) };
    },
    resetFactor: ({ params, body }, { caller, language }) =>
      withMessage(both[language].factorReset, resetFactor(site, caller, params.id, body.reason)),
  });
}
