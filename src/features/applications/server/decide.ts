import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { DAY_MS, dayOf } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { peopleTopic } from '~/shared/topics';
import { correctionDays, reopenDays, type Decision } from '../contract';
import { approveApplicant, obstacleTo, recordOn, type Applicant, type By } from './approval';
import type { ApplicationsSite } from './context';
import { lockUser, refuseOwnRecord, toPerson, type users } from '~/features/people/server/public';
import { refuse } from './refusals';
import { applications } from './tables';
import { hashToken, newToken } from '~/features/sign-in/server/public';
import { restoreAddresses } from './addresses';
import { applicationRejected, applicationReopened, correctionAsked, queueDecisionMail } from './mails';

type User = typeof users.$inferSelect;
type Application = typeof applications.$inferSelect;
type Of<D extends Decision['decision']> = Extract<Decision, { decision: D }>;

/**
 * Decides on an application, once: of two clerks who press at the same moment the second gets 409 `decided`, as does
 * any decision while a correction is pending or after a rejection. Records it and mails the applicant. Throws 404
 * unknown, 403 `superuser_only` for a registrar who names a superuser, 403 `own_record`, 409 `unconfirmed` for an
 * approval whose address is unconfirmed (unless `confirmed`), 409 `no_address` for a correction that cannot be mailed,
 * 400 by field (docs/product/applications.md, "Decisions").
 */
export async function decide(site: ApplicationsSite, caller: Caller, id: number, decision: Decision) {
  refuseOwnRecord(caller, id);
  return site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const { user, application } = await lockApplication(tx, id);
    refuseDecided({ user, application }, application?.tokenExpires, decision, now);
    const by = { tx, invalidate, actor: caller, now };
    if (decision.decision === 'approve') {
      const membershipId = await approve(site, by, { user, application }, decision);
      return { membership_id: membershipId };
    }
    invalidate(peopleTopic);
    if (decision.decision === 'correct') await requestCorrection(site, by, user, decision);
    else await reject(site, by, user, decision);
    return { membership_id: null };
  });
}

/** Returns an applicant's row, locked, and the application's; throws 404 for an unknown id. */
export async function lockApplication(
  tx: Tx,
  id: number,
): Promise<{ user: User; application: Application | undefined }> {
  const user = await lockUser(tx, id);
  if (!user) throw refuse.notFound((t) => t.skips.unknown, 'application_unknown');
  const [application] = await tx.select().from(applications).where(eq(applications.userId, id));
  return { user, application };
}

/** Throws 409 `decided`. An expired correction can be requested again, or its application rejected. */
function refuseDecided(
  applicant: Applicant,
  tokenExpires: Date | null | undefined,
  { decision }: Decision,
  now: Date,
): void {
  const obstacle = obstacleTo(applicant, ['unconfirmed']);
  if (obstacle === null || obstacle === 'unconfirmed') return;
  const isOverdue = tokenExpires && tokenExpires <= now;
  if (obstacle === 'correction' && isOverdue && decision !== 'approve') return;
  throw refuse.conflict(
    'decided',
    (t) => ({ decided: t.skips.decided, rejected: t.reopenFirst, correction: t.awaitsCorrection })[obstacle],
  );
}

async function approve(site: ApplicationsSite, by: By, applicant: Applicant, decision: Of<'approve'>): Promise<string> {
  const { user } = applicant;
  if (decision.role === 'superuser' && !by.actor.isSuperuser)
    throw refuse.forbidden((t) => t.superuserOnly, 'superuser_only');
  const areaId = decision.area === undefined ? user.areaId : decision.area;
  // A change of area clears the unit, which belongs to the old one.
  const unitId = decision.unit === undefined ? (areaId === user.areaId ? user.unitId : null) : decision.unit;
  const place = { areaId, unitId };
  const approval = { role: decision.role, place, position: positionOf(decision.position, place), canUndo: true };
  const done = await approveApplicant(site, by, applicant, approval, decision.confirmed ? ['unconfirmed'] : []);
  // `refuseDecided` has thrown for the other obstacles.
  if (done.obstacle) throw refuse.conflict('unconfirmed', (t) => t.unconfirmedQuestion);
  return done.membershipId;
}

/** Returns the position to enter; its level by default is that of the unit, else of the area, else the district. */
function positionOf(
  position: Of<'approve'>['position'],
  { areaId, unitId }: { areaId: number | null; unitId: number | null },
) {
  const { title, level } = typeof position === 'string' ? { title: position } : (position ?? { title: '' });
  if (title === '') return undefined;
  return { title, level: level ?? (unitId !== null ? 'unit' : areaId !== null ? 'area' : 'district') } as const;
}

async function requestCorrection(
  site: ApplicationsSite,
  by: By,
  user: User,
  { fields, note }: Of<'correct'>,
): Promise<void> {
  const { tx, actor, now } = by;
  if (user.email === null) throw refuse.conflict('no_address', (t) => t.noAddress);
  const token = newToken();
  const asked = { fields: [...new Set(fields)], note };
  await saveApplication(tx, user.id, {
    state: 'correction',
    ...asked,
    tokenHash: hashToken(token),
    tokenExpires: new Date(now.getTime() + correctionDays * DAY_MS),
    decidedAt: now,
    decidedBy: actor.id,
  });
  await recordOn(by, user, 'application.correct', { after: asked });
  const mail = correctionAsked(toPerson(user), { ...asked, token }, site.config);
  await queueDecisionMail(site, by, { mail, kind: 'correction', reader: user.id });
}

async function reject(site: ApplicationsSite, by: By, user: User, { note }: Of<'reject'>): Promise<void> {
  const { tx, actor, now } = by;
  const { email, phone } = user;
  await saveApplication(tx, user.id, {
    state: 'rejected',
    note,
    tokenHash: null,
    tokenExpires: null,
    decidedAt: now,
    decidedBy: actor.id,
    email,
    phone,
  });
  await recordOn(by, user, 'application.reject', { after: { note } });
  const mail = applicationRejected(toPerson(user), note, site.config);
  await queueDecisionMail(site, by, { mail, kind: 'rejected', reader: user.id });
}

/** The last day on which a rejection can be taken back, as `dayOf` counts; the application is erased the day after. */
export const lastDayToReopen = (rejected: Date) => dayOf(rejected) + reopenDays;

/**
 * Takes a rejection back: the application is pending again, in its old place, with its e-mail and phone. Throws 404
 * unknown, 403 `own_record`, 409 `not_rejected`, 409 `too_late` after 90 days, 409 `taken` when another person has
 * applied with either of them.
 */
export async function reopen(site: ApplicationsSite, actor: Caller, id: number) {
  refuseOwnRecord(actor, id);
  return site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const { user, application } = await lockApplication(tx, id);
    if (user.isApproved || application?.state !== 'rejected')
      throw refuse.conflict('not_rejected', (t) => t.notRejected);
    if (dayOf(now) > lastDayToReopen(application.decidedAt!))
      throw refuse.conflict('too_late', (t) => fillText(t.reopenTooLate, { reopenDays }));
    const email = await restoreAddresses(site, tx, user, application);
    await saveApplication(tx, id, {
      state: 'pending',
      fields: [],
      note: null,
      decidedAt: null,
      decidedBy: null,
      email: null,
      phone: null,
    });
    invalidate(peopleTopic);
    await recordOn({ tx, actor, now }, user, 'application.reopen');
    const mail = applicationReopened(toPerson(user, email), site.config);
    await queueDecisionMail(site, { tx, now }, { mail, kind: 'reopened', reader: id });
  });
}

/** Inserts or updates the row of an application, whose applicant's row is locked. */
export async function saveApplication(
  tx: Tx,
  userId: number,
  values: Omit<typeof applications.$inferInsert, 'userId'>,
): Promise<void> {
  await tx
    .insert(applications)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: applications.userId, set: values });
}
