import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { checkProof } from '~/platform/http/refusal';
import { conflict, HttpError, invalid, notFound } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import type { Caller, Role } from '~/shared/access';
import type { Invalidate } from '~/platform/topics';
import { toIso } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { type PositionLevel } from '../contract';
import * as texts from '../texts';
import { membershipIdOf } from '../rules';
import { addressesBack } from './applications/addresses';
import type { Accounts } from './context';
import { approved, toPerson } from './mails';
import { lockSuperusers, refuseLast } from './people';
import { lockUser } from './profile';
import { endAllSessions } from './sessions';
import { nextMembershipNumber } from './store';
import { applications, users } from './tables';

/** What comes with an approval; what is left out stays as it is. */
export interface Approval {
  role: Role;
  place?: { areaId: number | null; unitId: number | null } | undefined;
  position?: { title: string; level: PositionLevel } | undefined;
}

type User = typeof users.$inferSelect;

/**
 * Approves an applicant by the specified call: role, membership id (kept from an earlier approval if there was one) and a
 * mail. 404 unknown, 409 `already_approved`, 400 for an area admin without an area, 409 `taken` for a rejected one whose e-mail
 * or phone is another's meanwhile.
 */
export async function approveUser(accounts: Accounts, actor: Caller, id: number, role: Role = 'member') {
  return accounts.write(async (tx, invalidate) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound(texts.userUnknown, 'user_unknown');
    if (user.isApproved) throw conflict('already_approved', texts.alreadyApproved);
    await approveIn(accounts, { tx, invalidate, actor, now: accounts.clock.now() }, user, { role });
    return { message: texts.userApproved };
  });
}

interface By {
  tx: Tx;
  invalidate: Invalidate;
  actor: Caller;
  now: Date;
}

/**
 * Approves an applicant whose row is locked, in the caller's transaction: role, place, membership id, the licence as it stands
 * confirmed, a position, the entry in the log and the mail. Gives the membership id. 400 by field.
 */
export async function approveIn(
  accounts: Accounts,
  { tx, invalidate, actor, now }: By,
  user: User,
  { role, place, position }: Approval,
): Promise<string> {
  const { config } = accounts;
  const { id } = user;
  const { areaId, unitId } = place ?? user;
  // Letting somebody in as a member is daily work; more than that gives rights over others.
  if (role !== 'member' && role !== user.role) checkProof(actor, now);
  if (role === 'area_admin' && areaId === null) throw invalid({ role: [texts.areaAdminNeedsArea] });
  const [application] = await tx.delete(applications).where(eq(applications.userId, id)).returning();
  const addresses = application?.state === 'rejected' ? await addressesBack(tx, user, application) : undefined;
  const membershipId = user.membershipId ?? membershipIdOf(config.membershipPrefix, await nextMembershipNumber(tx));
  const hasLicense = user.licenseNo !== null || user.renewalDate !== null;
  await tx
    .update(users)
    .set({
      ...addresses,
      areaId,
      unitId,
      isApproved: true,
      approvedAt: now,
      role,
      membershipId,
      updatedAt: now,
      confirmedLicenseNo: user.licenseNo,
      confirmedRenewalDate: user.renewalDate,
      licenseConfirmedAt: hasLicense ? now : null,
    })
    .where(eq(users.id, id));
  invalidate(peopleTopic);
  await record(tx, {
    at: now,
    actor,
    action: 'user.approve',
    target: { type: 'user', id, name: user.username },
    before: { is_approved: false, role: user.role },
    after: { is_approved: true, role, membership_id: membershipId },
  });
  if (position)
    await givePosition(accounts, { tx, invalidate, actor, now }, { ...position, userId: id, areaId, unitId });
  const to = toPerson(user, addresses?.email);
  await queueMail(accounts, tx, approved(to, { membershipId, role }, config), `approved:${id}:${+now}`);
  return membershipId;
}

type Place = { userId: number; title: string; level: PositionLevel; areaId: number | null; unitId: number | null };

/** 400 on `position`, whatever is wrong with it. */
async function givePosition(
  { addPosition }: Accounts,
  { tx, invalidate, actor, now }: By,
  { level, areaId, unitId, ...rest }: Place,
) {
  const place = { areaId: level === 'district' ? null : areaId, unitId: level === 'unit' ? unitId : null };
  try {
    await addPosition(tx, invalidate, { ...rest, level, ...place, since: toIso(now).slice(0, 10) }, { actor, at: now });
  } catch (error) {
    if (error instanceof HttpError && error.fields) throw invalid({ position: Object.values(error.fields).flat() });
    throw error;
  }
}

/**
 * Withdraws an approval: no role, no session. What they were is shown at the next approval as the position asked for.
 * 409 `last_superuser`, 409 `not_approved`.
 */
export async function revokeApproval({ write, clock }: Accounts, actor: Caller, id: number) {
  return write(async (tx, invalidate) => {
    await lockSuperusers(tx);
    const user = await lockUser(tx, id);
    if (!user) throw notFound(texts.userUnknown, 'user_unknown');
    if (!user.isApproved) throw conflict('not_approved', texts.notApproved);
    if (user.role === 'superuser') await refuseLast(tx, id);
    const now = clock.now();
    await tx
      .update(users)
      .set({ isApproved: false, approvedAt: null, role: 'user', requestedRole: user.role, updatedAt: now })
      .where(eq(users.id, id));
    // They wait from now on, not since they joined, and in this place also when a correction comes back.
    await tx.insert(applications).values({ userId: id, state: 'pending', decidedAt: now, waitingSince: now });
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, id);
    await record(tx, {
      at: now,
      actor,
      action: 'user.revoke_approval',
      target: { type: 'user', id, name: user.username },
      before: { is_approved: true, role: user.role },
      after: { is_approved: false, role: 'user' },
    });
    return { message: texts.approvalWithdrawn };
  });
}
