import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, forbidden, notFound } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import type { Caller } from '~/shared/access';
import { dayOf } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { applicationTexts as words, correctionDays, reopenDays, type Decision } from '../../contract';
import * as texts from '../../texts';
import { approveIn } from '../approval';
import type { Accounts } from '../context';
import { lockUser } from '../profile';
import { checkPlace } from '../store';
import { applications, users } from '../tables';
import { hashToken, newToken } from '../tokens';
import { toPerson } from '../mails';
import { addressesBack } from './addresses';
import { applicationRejected, applicationReopened, correctionAsked } from './mails';

type User = typeof users.$inferSelect;
type Application = typeof applications.$inferSelect;
type Of<D extends Decision['decision']> = Extract<Decision, { decision: D }>;

/**
 * Decides on an application, once: of two clerks who press at the same moment the second gets 409 `decided`, as whoever decides
 * while a correction is awaited or after a rejection. 404 unknown, 403 for a registrar who names a superuser, 409
 * `unconfirmed` for an approval whose address nobody has confirmed (unless `confirmed`), 400 by field. Recorded, and mailed to
 * the applicant (docs/product/applications.md, "Decisions").
 */
export async function decide(accounts: Accounts, caller: Caller, id: number, decision: Decision) {
  return accounts.write(async (tx, invalidate) => {
    const now = accounts.clock.now();
    const { user, application } = await lockApplication(tx, id);
    refuseDecided(user, application, decision, now);
    if (decision.decision === 'approve') {
      const membershipId = await approve(accounts, { tx, invalidate, actor: caller, now }, user, decision);
      return { message: texts.userApproved, membership_id: membershipId };
    }
    invalidate(peopleTopic);
    const by = { tx, actor: caller, now };
    if (decision.decision === 'correct') await askForCorrection(accounts, by, user, decision);
    else await reject(accounts, by, user, decision);
    return { message: decision.decision === 'correct' ? words.correctionAsked : words.rejected, membership_id: null };
  });
}

/** The row of an applicant, locked, and what the office has done so far; 404 for nobody. */
export async function lockApplication(
  tx: Tx,
  id: number,
): Promise<{ user: User; application: Application | undefined }> {
  const user = await lockUser(tx, id);
  if (!user) throw notFound(words.unknown, 'application_unknown');
  const [application] = await tx.select().from(applications).where(eq(applications.userId, id));
  return { user, application };
}

/** A correction that never came may be asked for anew, or the application rejected, once its link has run out. */
function refuseDecided(user: User, application: Application | undefined, { decision }: Decision, now: Date): void {
  if (user.isApproved) throw conflict('decided', words.decided);
  if (application?.state === 'rejected') throw conflict('decided', words.isRejected);
  const hasRunOut = application?.tokenExpires && application.tokenExpires <= now;
  if (application?.state === 'correction' && !(hasRunOut && decision !== 'approve'))
    throw conflict('decided', words.inCorrection);
}

type By = Parameters<typeof approveIn>[1];

async function approve(accounts: Accounts, by: By, user: User, given: Of<'approve'>): Promise<string> {
  if (given.role === 'superuser' && !by.actor.isSuperuser) throw forbidden(words.noSuperuser, 'superuser_only');
  if (user.emailConfirmedAt === null && !given.confirmed) throw conflict('unconfirmed', words.unconfirmed);
  const areaId = given.area === undefined ? user.areaId : given.area;
  // Another area than the unit's leaves it behind.
  const unitId = given.unit === undefined ? (areaId === user.areaId ? user.unitId : null) : given.unit;
  await checkPlace(by.tx, areaId, unitId);
  const position = positionOf(given.position, { areaId, unitId });
  return approveIn(accounts, by, user, { role: given.role, place: { areaId, unitId }, position });
}

/** Of the unit if there is one, else of the area, else of the district, unless the level is given. */
function positionOf(
  given: Of<'approve'>['position'],
  { areaId, unitId }: { areaId: number | null; unitId: number | null },
) {
  const { title, level } = typeof given === 'string' ? { title: given } : (given ?? { title: '' });
  if (title === '') return undefined;
  return { title, level: level ?? (unitId !== null ? 'unit' : areaId !== null ? 'area' : 'district') } as const;
}

type Clerk = { tx: Tx; actor: Caller; now: Date };

async function askForCorrection(
  accounts: Accounts,
  { tx, actor, now }: Clerk,
  user: User,
  { fields, note }: Of<'correct'>,
): Promise<void> {
  const token = newToken();
  const asked = [...new Set(fields)];
  const values = {
    state: 'correction' as const,
    fields: asked,
    note,
    tokenHash: hashToken(token),
    tokenExpires: new Date(now.getTime() + correctionDays * 86_400_000),
    decidedAt: now,
    decidedBy: actor.id,
  };
  await keep(tx, user.id, values);
  await record(tx, {
    at: now,
    actor,
    action: 'application.correct',
    target: targetOf(user),
    after: { fields: asked, note },
  });
  await queueMail(
    accounts,
    tx,
    correctionAsked(toPerson(user), { fields: asked, note, token }, accounts.config),
    `correction:${user.id}:${+now}`,
  );
}

async function reject(
  accounts: Accounts,
  { tx, actor, now }: Clerk,
  user: User,
  { note }: Of<'reject'>,
): Promise<void> {
  const { email, phone } = user;
  await keep(tx, user.id, {
    state: 'rejected',
    note,
    tokenHash: null,
    tokenExpires: null,
    decidedAt: now,
    decidedBy: actor.id,
    email,
    phone,
  });
  await record(tx, { at: now, actor, action: 'application.reject', target: targetOf(user), after: { note } });
  await queueMail(
    accounts,
    tx,
    applicationRejected(toPerson(user), note, accounts.config),
    `rejected:${user.id}:${+now}`,
  );
}

/** The last day on which a rejection can be taken back, as `dayOf` counts; the day after it the application is erased. */
export const lastDayToReopen = (rejected: Date) => dayOf(rejected) + reopenDays;

/**
 * Takes a rejection back: the application waits again, in its old place, with its e-mail and phone. 404 unknown, 409
 * `not_rejected`, 409 `too_late` after 90 days, 409 `taken` when somebody else has applied with one of them meanwhile.
 */
export async function reopen(accounts: Accounts, actor: Caller, id: number) {
  return accounts.write(async (tx, invalidate) => {
    const now = accounts.clock.now();
    const { user, application } = await lockApplication(tx, id);
    if (user.isApproved || application?.state !== 'rejected') throw conflict('not_rejected', words.notRejected);
    if (dayOf(now) > lastDayToReopen(application.decidedAt!)) throw conflict('too_late', words.tooLate);
    const addresses = await addressesBack(tx, user, application);
    await tx.update(users).set(addresses).where(eq(users.id, id));
    await keep(tx, id, {
      state: 'pending',
      fields: [],
      note: null,
      decidedAt: null,
      decidedBy: null,
      email: null,
      phone: null,
    });
    invalidate(peopleTopic);
    await record(tx, { at: now, actor, action: 'application.reopen', target: targetOf(user) });
    await queueMail(
      accounts,
      tx,
      applicationReopened(toPerson(user, addresses.email), accounts.config),
      `reopened:${id}:${+now}`,
    );
    return { message: words.reopened };
  });
}

type NewApplication = typeof applications.$inferInsert;

/** Writes what is new of an application, whether it has a row yet or not. Its applicant's row is locked. */
export async function keep(tx: Tx, userId: number, values: Omit<NewApplication, 'userId'>): Promise<void> {
  await tx
    .insert(applications)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: applications.userId, set: values });
}

export const targetOf = ({ id, username }: { id: number; username: string }) => ({ type: 'user', id, name: username });
