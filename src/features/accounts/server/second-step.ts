import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { record } from '~/features/audit/server/public';
import { conflict, HttpError, invalid, notFound, unauthorized } from '~/platform/errors/http-error';
import type { CallRegistrar } from '~/platform/http/calls';
import { queueMail } from '~/platform/mail';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Signed } from '~/shared/passkey';
import { secondStepCalls, type secondStepSchema } from '../contract';
import * as texts from '../texts';
import { visitorOf, type Accounts, type Visitor } from './context';
import { keepSecondFactor } from './factor-since';
import { countersOfFactor, limits } from './limits';
import { enter, notApproved } from './login';
import { factorReset, toPerson } from './mails';
import { fullNameOf } from './present';
import { lockUser } from './profile';
import { endAllSessions } from './sessions';
import { users } from './tables';

type SecondStep = z.output<typeof secondStepSchema>;

const badTicket = () => unauthorized(texts.badTicket, 'bad_ticket');

/**
 * The second step of a login: answers as the login of somebody without a second factor does. 401 `bad_ticket` for a ticket that is
 * nobody's, used, too old, tried five times, or of another password; 400 on `code`; 403 as the login; 429 after too many codes.
 */
async function secondStep(accounts: Accounts, given: SecondStep, visitor: Visitor) {
  const { db, write, clock, devices, limits: tries, secondFactor } = accounts;
  const owner = await secondFactor.ownerOf(given.ticket, clock.now());
  if (owner === null) await tries.hit(limits.ticketNetwork, visitor.network);
  const [user] = owner === null ? [] : await db.select().from(users).where(eq(users.id, owner));
  if (!user) throw badTicket();
  const taken = await tries.take(countersOfFactor(user, visitor.network));
  const device = devices.recognise(visitor.cookie, user);
  // A wrong try must be committed, so the error comes after it.
  const done = await write(async (tx) => {
    const [still] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share');
    if (!still) return 'dead';
    if (!still.isApproved) throw await notApproved(tx, still.id);
    const became = await secondFactor.answer(tx, still, given, clock.now());
    if (became === 'right') return enter(accounts, tx, still, { device, visitor });
    const target = { type: 'login', id: still.id, name: fullNameOf(still) };
    if (became === 'last') await record(tx, { at: clock.now(), actor: null, action: 'login.factor_failed', target });
    return became;
  });
  if (done === 'dead') throw badTicket();
  if (typeof done === 'string') throw invalid({ code: [texts.wrongCode] });
  await taken.giveBack();
  return { answer: done, cookie: devices.remember(visitor.cookie, user) };
}

/** Signs in by a passkey. 401 `passkey_refused`, whatever is wrong with it; 403 as the login; 429 after too many tries. */
async function passkeyLogin(accounts: Accounts, signed: Signed, visitor: Visitor) {
  const { write, clock, devices, limits: tries, secondFactor } = accounts;
  const taken = await tries.hit(limits.passkeyNetwork, visitor.network);
  const owner = await secondFactor.passkeyOwner(signed.id);
  const done = await write(async (tx) => {
    const [user] = owner === null ? [] : await tx.select().from(users).where(eq(users.id, owner)).for('share');
    // Also for nobody's: what it was to sign is used up.
    if (!(await secondFactor.answerPasskey(tx, user?.id ?? null, signed, clock.now())) || !user) return null;
    if (!user.isApproved) return notApproved(tx, user.id);
    const device = devices.recognise(visitor.cookie, user);
    return { user, answer: await enter(accounts, tx, user, { device, visitor }) };
  });
  if (done === null) throw unauthorized(texts.passkeyRefused, 'passkey_refused');
  if (done instanceof HttpError) throw done;
  await taken.giveBack();
  return { answer: done.answer, cookie: devices.remember(visitor.cookie, done.user) };
}

/**
 * Takes all second factors from somebody who is locked out, and ends their sessions. Recorded with the reason, and they get a
 * mail. 404 for nobody, 409 `no_factor` for who has none.
 */
async function resetFactor(accounts: Accounts, caller: Caller, id: number, reason: string) {
  return accounts.write(async (tx, invalidate) => {
    const now = accounts.clock.now();
    const user = await lockUser(tx, id);
    if (!user) throw notFound(texts.userUnknown, 'user_unknown');
    if (!user.secondFactorSince) throw conflict('no_factor', texts.noFactor);
    await accounts.secondFactor.removeAll(tx, id);
    await keepSecondFactor(tx, invalidate, user, false, now);
    await endAllSessions(tx, invalidate, id);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'user.factor_reset',
      target: { type: 'user', id, name: user.username },
      after: { reason },
    });
    await queueMail(accounts, tx, factorReset(toPerson(user), accounts.config));
    return { message: texts.factorReset };
  });
}

/** Registers the second step of the login, the passkeys' login, and what the office does about second factors. */
export function registerSecondStep(accounts: Accounts, calls: CallRegistrar): void {
  const known = <T>(
    { answer, cookie }: { answer: T; cookie: string },
    { setHeader }: { setHeader(name: string, value: string): void },
  ): T => {
    setHeader('Set-Cookie', cookie);
    return answer;
  };
  calls.register(secondStepCalls, {
    secondFactor: async ({ body }, context) => known(await secondStep(accounts, body, visitorOf(context)), context),
    passkeyOptions: async (_, context) => {
      await accounts.limits.hit(limits.passkeyNetwork, visitorOf(context).network);
      return accounts.secondFactor.passkeyOptions(accounts.clock.now());
    },
    passkeyLogin: async ({ body }, context) => known(await passkeyLogin(accounts, body, visitorOf(context)), context),
    factorOf: async ({ params }) => {
      const [user] = await accounts.db
        .select({ since: users.secondFactorSince })
        .from(users)
        .where(eq(users.id, params.id));
      if (!user) throw notFound(texts.userUnknown, 'user_unknown');
      return { since: user.since && toIso(user.since) };
    },
    resetFactor: ({ params, body }, { caller }) => resetFactor(accounts, caller, params.id, body.reason),
  });
}
