import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refusePerson } from '~/platform/errors/refusals';
import { checkProof } from '~/platform/http/refusal';
import { HttpError, invalid } from '~/platform/errors/http-error';
import type { Caller, Role } from '~/shared/access';
import type { Invalidate } from '~/platform/topics';
import { undoSeconds } from '~/platform/undo';
import { toIso } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import type { PositionLevel } from '../contract';
import {
  checkPlace,
  confirmedAsEntered,
  lockSuperusers,
  lockUser,
  membershipIdOf,
  nextMembershipNumber,
  refuseLast,
  toPerson,
  users,
  readPrefix,
} from '~/features/people/server/public';
import { restoreAddresses } from './addresses';
import type { ApplicationsSite } from './context';
import { approved, queueDecisionMail } from './mails';
import { endAllSessions } from '~/features/sign-in/server/public';
import { refuse } from './refusals';
import { keepApproval } from './kept-approval';
import { applications } from './tables';

/** What is set with an approval; omitted parts stay as they are. */
export interface Approval {
  role: Role;
  place?: { areaId: number | null; unitId: number | null } | undefined;
  position?: { title: string; level: PositionLevel } | undefined;
  /** Whether the actor can take it back for ten seconds; the mail waits as long. */
  canUndo?: boolean;
}

type User = typeof users.$inferSelect;

/** An applicant's locked row, and the application's; undefined without any decision yet. */
export interface Applicant {
  user: User;
  application: Pick<typeof applications.$inferSelect, 'state'> | undefined;
}

/** Returns whether a person has an address and has not confirmed it. */
export const isUnconfirmedAddress = ({ email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>): boolean =>
  email !== null && emailConfirmedAt === null;

/** What can stand against an approval, the gravest first. */
const obstacles = {
  decided: ({ user }: Applicant) => user.isApproved,
  rejected: ({ application }: Applicant) => application?.state === 'rejected',
  correction: ({ application }: Applicant) => application?.state === 'correction',
  unconfirmed: ({ user }: Applicant) => isUnconfirmedAddress(user),
};
export type Obstacle = keyof typeof obstacles;

/** Returns what stands against an approval, apart from what a call passes `over`; null without an obstacle. */
export const obstacleTo = (applicant: Applicant, over: readonly Obstacle[] = []): Obstacle | null =>
  (Object.keys(obstacles) as Obstacle[]).find((name) => !over.includes(name) && obstacles[name](applicant)) ?? null;

/** What the specified call passes over (docs/product/applications.md). */
const overBySpecification = ['rejected', 'correction', 'unconfirmed'] as const;

/**
 * Approves an applicant by the specified call. Throws 404 `user_unknown`, 409 `already_approved`, 400 for an area admin
 * without an area, 409 `taken` for a rejected applicant whose e-mail or phone another account has by then.
 */
export async function approveUser(site: ApplicationsSite, actor: Caller, id: number, role: Role = 'member') {
  return site.write(async (tx, invalidate) => {
    const user = await lockUser(tx, id);
    if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    const by = { tx, invalidate, actor, now: site.clock.now() };
    const { obstacle } = await approveApplicant(
      site,
      by,
      { user, application: undefined },
      { role },
      overBySpecification,
    );
    if (obstacle) throw refuse.conflict('already_approved', (t) => t.alreadyApproved);
  });
}

/** Who decides, when, and in which transaction. */
export interface By {
  tx: Tx;
  invalidate: Invalidate;
  actor: Caller;
  now: Date;
}

/** Records in the audit log what was done with a person's application. */
export const recordOn = (
  { tx, actor, now }: Pick<By, 'tx' | 'now'> & { actor: Parameters<typeof recordAudit>[1]['actor'] },
  { id, username }: Pick<User, 'id' | 'username'>,
  action: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) => recordAudit(tx, { at: now, actor, action, target: { type: 'user', id, name: username }, ...change });

/** The membership id of an approval, or what stood against it. */
type Approved = { obstacle: null; membershipId: string } | { obstacle: Obstacle; membershipId: null };

/**
 * Approves an applicant whose row is locked, in the caller's transaction, unless an obstacle remains that the call does
 * not pass `over`; every approval goes through here. Sets role, place and membership id (that of an earlier approval
 * stays), confirms the licence as it is entered, enters a position, records it and queues the mail. Throws 400 by
 * field, 403 `proof_needed`.
 */
export async function approveApplicant(
  site: ApplicationsSite,
  by: By,
  applicant: Applicant,
  { role, place, position, canUndo = false }: Approval,
  over: readonly Obstacle[] = [],
): Promise<Approved> {
  const obstacle = obstacleTo(applicant, over);
  if (obstacle) return { obstacle, membershipId: null };
  const { tx, now } = by;
  const { user } = applicant;
  if (place) await checkPlace(tx, place.areaId, place.unitId);
  const { config } = site;
  const { id } = user;
  const { areaId, unitId } = place ?? user;
  // Approving a member is daily work; any other role gives rights over others.
  if (role !== 'member' && role !== user.role) checkProof(by.actor, now);
  if (role === 'area_admin' && areaId === null) throw refusePerson.invalid((t) => ({ role: [t.areaAdminNeedsArea] }));
  const [application] = await tx.delete(applications).where(eq(applications.userId, id)).returning();
  const email = application?.state === 'rejected' ? await restoreAddresses(site, tx, user, application) : user.email;
  const membershipId =
    user.membershipId ??
    membershipIdOf(await readPrefix({ db: tx, config, clock: site.clock }), await nextMembershipNumber(tx));
  await tx
    .update(users)
    .set({
      ...confirmedAsEntered(user, now),
      areaId,
      unitId,
      isApproved: true,
      approvedAt: now,
      role,
      membershipId,
      updatedAt: now,
    })
    .where(eq(users.id, id));
  by.invalidate(peopleTopic);
  await recordOn(by, user, 'user.approve', {
    before: { is_approved: false, role: user.role },
    after: { is_approved: true, role, membership_id: membershipId },
  });
  const positionId = position ? await enterPosition(site, by, { ...position, userId: id, areaId, unitId }) : null;
  const mail = approved(toPerson(user, email), { membershipId, role }, config);
  if (canUndo) await keepApproval(by, { user, application, positionId });
  const delaySeconds = canUndo ? undoSeconds : undefined;
  await queueDecisionMail(site, by, { mail, kind: 'approved', reader: id, delaySeconds });
  return { obstacle: null, membershipId };
}

type Place = { userId: number; title: string; level: PositionLevel; areaId: number | null; unitId: number | null };

/** Enters the position; throws 400 on `position`, whatever is wrong with it. */
async function enterPosition(
  { addPosition }: ApplicationsSite,
  { tx, invalidate, actor, now }: By,
  { level, areaId, unitId, ...rest }: Place,
) {
  const place = { areaId: level === 'district' ? null : areaId, unitId: level === 'unit' ? unitId : null };
  try {
    return await addPosition(
      tx,
      invalidate,
      { ...rest, level, ...place, since: toIso(now).slice(0, 10) },
      { actor, at: now },
    );
  } catch (error) {
    const { fields } = error instanceof HttpError ? error : {};
    if (fields)
      throw invalid((language) => ({
        position: Object.values(fields(language)).flat(),
      }));
    throw error;
  }
}

/**
 * Withdraws an approval: no role, no session. The next approval shows the old role as the requested one. Throws 404,
 * 409 `last_superuser`, 409 `not_approved`.
 */
export async function revokeApproval({ write, clock, releaseSeats }: ApplicationsSite, actor: Caller, id: number) {
  return write(async (tx, invalidate) => {
    await lockSuperusers(tx);
    const user = await lockUser(tx, id);
    if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    if (!user.isApproved) throw refusePerson.conflict('not_approved', (t) => t.notApproved);
    if (user.role === 'superuser') await refuseLast(tx, id);
    const now = clock.now();
    await tx
      .update(users)
      .set({ isApproved: false, approvedAt: null, role: 'user', requestedRole: user.role, updatedAt: now })
      .where(eq(users.id, id));
    // The person waits from now on, not since joining, and keeps this place when a correction comes back.
    await tx.insert(applications).values({ userId: id, state: 'pending', decidedAt: now, waitingSince: now });
    invalidate(peopleTopic);
    await endAllSessions(tx, invalidate, id);
    await releaseSeats(tx, id);
    await recordOn({ tx, actor, now }, user, 'user.revoke_approval', {
      before: { is_approved: true, role: user.role },
      after: { is_approved: false, role: 'user' },
    });
  });
}
