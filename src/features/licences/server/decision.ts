import { eq } from 'drizzle-orm';
import { applyRenewal, fullNameOf, lockUser, refuseOwnRecord } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { licencesTopic, type Renewal } from '../contract';
import type { Decision, RequestState } from '../contract/choices';
import type { DecisionForm } from '../contract/forms';
import { wantedDay } from '../rules';
import { subjectOf, type Licences } from './context';
import { decidedMail } from './mails';
import { decisionNews, noticeOf } from './news';
import { refuse } from './refusals';
import { renewals } from './tables';
import { presentRenewal, type RenewalRow } from './views';

const stateOf = { approve: 'approved', correct: 'correction', reject: 'rejected' } as const satisfies Record<
  Decision,
  RequestState
>;

/**
 * Decides a pending request. An approval writes the profile and confirms the licence, in a transaction with the notice
 * and the mail. Throws 404, 403 `own_record`, 409 `decided` unless the request is pending, 409 `stale` when the member
 * changed it, or the profile, since it was read, 400 for a new date that is not later than the old date
 * (docs/product/licences.md, "Decisions").
 */
export async function decideRenewal(
  licences: Licences,
  caller: Caller,
  id: number,
  form: DecisionForm,
): Promise<Renewal> {
  const { write, clock, scans } = licences;
  const { decision, note = null, updated_at: readAt, user_updated_at: userReadAt } = form;
  const saved = await write(async (tx, invalidate) => {
    const [found] = await tx.select({ userId: renewals.userId }).from(renewals).where(eq(renewals.id, id));
    // The person first, as everywhere both are locked.
    const user = found && (await lockUser(tx, found.userId));
    const [old] = await tx.select().from(renewals).where(eq(renewals.id, id)).for('update');
    if (!user || !old) throw refuse.notFound((t) => t.unknown, 'renewal_unknown');
    refuseOwnRecord(caller, user.id);
    if (old.status !== 'queue') throw refuse.conflict('decided', (t) => t.decided);
    refuseStale(old, readAt);
    // An approval also confirms what the request leaves unchanged in the profile, as the registrar saw it.
    if (decision === 'approve') refuseStale(user, userReadAt);
    const now = clock.now();
    const previousUntil = old.kind === 'licence' ? user.licenceUntil : user.membershipUntil;
    const change = decision === 'approve' ? await renew(tx, invalidate, old, user, now) : null;
    const before = decision === 'approve' && { until: previousUntil, ...change?.before };
    const after = decision === 'approve' && { until: wantedDay(old), ...change?.after };
    const isOver = decision !== 'correct';
    const [row] = await tx
      .update(renewals)
      .set({
        status: stateOf[decision],
        note,
        updatedAt: now,
        ...(isOver && { decidedAt: now, decidedBy: caller.id }),
        ...(decision === 'approve' && { previousUntil }),
      })
      .where(eq(renewals.id, id))
      .returning();
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: `renewal.${decision}`,
      target: { type: 'renewal', id, name: user.username },
      person: user.id,
      before: { status: old.status, ...before },
      after: { status: row!.status, ...after, ...(note && { note }) },
    });
    invalidate(licencesTopic);
    await notifyMember(licences, tx, invalidate, { ...row!, status: stateOf[decision] }, user);
    return row!;
  });
  return presentRenewal(scans, saved, caller.id);
}

export type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

async function renew(tx: Tx, invalidate: Invalidate, request: RenewalRow, user: User, now: Date) {
  const { kind, licenseNo, licenseCategory, licenseDate } = request;
  const wanted = wantedDay(request)!;
  // Only a confirmed date counts as old, not one that the member entered.
  const old = kind === 'licence' ? user.confirmedRenewalDate : user.membershipUntil;
  if (old && wanted <= old)
    throw refuse.invalid((t) => ({
      [kind === 'licence' ? 'renewalDate' : 'membership_until']: [fillText(t.notLater, { old: formatDate(old) })],
    }));
  return applyRenewal(
    tx,
    invalidate,
    user,
    kind === 'membership'
      ? { kind, membershipUntil: wanted }
      : {
          kind,
          renewalDate: wanted,
          ...(licenseNo && { licenseNo }),
          ...(licenseCategory && { licenseCategory }),
          ...(licenseDate && { licenseDate }),
        },
    now,
  );
}

/** Notifies the member by bell, in place of the reminders that this answers, and by mail. */
export async function notifyMember(
  licences: Licences,
  tx: Tx,
  invalidate: Invalidate,
  row: Parameters<typeof decisionNews>[0],
  user: User,
) {
  const { notices } = licences;
  const news = decisionNews(row, user.language);
  const subject = subjectOf(user.id, row.kind);
  await notices.forget(tx, invalidate, { of: subject });
  await notices.notify(tx, invalidate, noticeOf(news, user.id, subject));
  const to = { email: user.email, name: fullNameOf(user), language: user.language };
  await queueMail(licences, tx, decidedMail(to, { ...news, asked: !row.byOffice }, licences.config), {
    kind: 'licence-decided',
    reader: user.id,
    about: [],
    key: `renewal:${row.id}:${row.status}:${+row.updatedAt}`,
  });
}
