import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import type { Caller } from '~/shared/access';
import type { Role } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { texts } from '../contract';
import { membershipIdOf } from '../rules';
import type { Accounts } from './context';
import { approved } from './mails';
import { fullNameOf } from './present';
import { lockSuperusers, refuseLast } from './people';
import { lockUser } from './profile';
import { endAllSessions } from './sessions';
import { nextMembershipNumber } from './store';
import { users } from './tables';

/**
 * Approves an applicant: role, membership id (kept from an earlier approval if there was one) and a mail. 404 unknown,
 * 409 `already_approved`, 400 for an area admin without an area.
 */
export async function approveUser(accounts: Accounts, actor: Caller, id: number, role: Role = 'member') {
  const { config, write, clock } = accounts;
  return write(async (tx, invalidate) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound(texts.userUnknown, 'user_unknown');
    if (user.isApproved) throw conflict('already_approved', texts.alreadyApproved);
    if (role === 'area_admin' && user.areaId === null) throw invalid({ role: [texts.areaAdminNeedsArea] });
    const now = clock.now();
    const membershipId = user.membershipId ?? membershipIdOf(config.membershipPrefix, await nextMembershipNumber(tx));
    await tx
      .update(users)
      // What the applicant entered was before whoever approves.
      .set({
        isApproved: true, approvedAt: now, role, membershipId, updatedAt: now,
        confirmedLicenseNo: user.licenseNo, confirmedRenewalDate: user.renewalDate, licenseConfirmedAt: now,
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
    const to = { email: user.email, name: fullNameOf(user) };
    await queueMail(accounts, tx, approved(to, { membershipId, role }, config), `approved:${id}:${+now}`);
    return { message: texts.approved };
  });
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
