import { eq } from 'drizzle-orm';
import { applyRenewal, fullNameOf, lockUser } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import { queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { licencesTopic, type Renewal } from '../contract';
import type { Decision, RequestState } from '../contract/choices';
import type { DecisionForm } from '../contract/forms';
import * as texts from '../texts';
import { wantedDay } from '../rules';
import { subjectOf, type Licences } from './context';
import { decidedMail } from './mails';
import { decisionNews } from './news';
import { renewals } from './tables';
import { presentRenewal, type RenewalRow } from './views';

const stateOf = { approve: 'approved', correct: 'correction', reject: 'rejected' } as const satisfies Record<
  Decision,
  RequestState
>;

/**
 * Decides a request that waits: approving writes the profile and confirms the licence, in one transaction with the notice and the
 * mail. 404, 409 `decided` unless it waits, 409 `stale` when the member corrected it meanwhile, 400 for a new date that is not
 * later than the old one (docs/product/licences.md, "Decisions").
 */
export async function decideRenewal(
  licences: Licences,
  caller: Caller,
  id: number,
  form: DecisionForm,
): Promise<Renewal> {
  const { write, clock, scans } = licences;
  const { decision, note = null, updated_at: readAt } = form;
  const saved = await write(async (tx, invalidate) => {
    const [found] = await tx.select({ userId: renewals.userId }).from(renewals).where(eq(renewals.id, id));
    // The person first, as everybody does who locks both.
    const user = found && (await lockUser(tx, found.userId));
    const [old] = await tx.select().from(renewals).where(eq(renewals.id, id)).for('update');
    if (!user || !old) throw notFound(texts.unknown, 'renewal_unknown');
    if (old.status !== 'queue') throw conflict('decided', texts.decided);
    refuseStale(old, readAt);
    const now = clock.now();
    const previousUntil = old.kind === 'licence' ? user.licenceUntil : user.membershipUntil;
    if (decision === 'approve') await renew(tx, invalidate, old, user, now);
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
    await record(tx, {
      at: now,
      actor: caller,
      action: `renewal.${decision}`,
      target: { type: 'renewal', id, name: user.username },
      person: user.id,
      before: { status: old.status, ...(decision === 'approve' && { until: previousUntil }) },
      after: { status: row!.status, ...(decision === 'approve' && { until: wantedDay(old) }), ...(note && { note }) },
    });
    invalidate(licencesTopic);
    await tell(licences, tx, invalidate, { ...row!, status: stateOf[decision] }, user);
    return row!;
  });
  return presentRenewal(scans, saved, caller.id);
}

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

async function renew(tx: Tx, invalidate: Invalidate, request: RenewalRow, user: User, now: Date) {
  const { kind, licenseNo, licenseCategory, licenseDate } = request;
  const wanted = wantedDay(request)!;
  // A date that the member has entered already is no old one: only the office's word counts.
  const old = kind === 'licence' ? user.confirmedRenewalDate : user.membershipUntil;
  if (old && wanted <= old)
    throw invalid({
      [kind === 'licence' ? 'renewalDate' : 'membership_until']: [fillText(texts.notLater, { old: showDate(old) })],
    });
  await applyRenewal(
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

/** By the bell, in place of the reminders that are answered with it, and by mail. */
async function tell(
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
  await notices.notify(tx, invalidate, {
    to: [user.id],
    kind: 'licence',
    ...news.words,
    title: news.title,
    link: '/member/licence',
    subject,
  });
  const to = { email: user.email, name: fullNameOf(user), language: user.language };
  await queueMail(
    licences,
    tx,
    decidedMail(to, news, licences.config),
    `renewal:${row.id}:${row.status}:${+row.updatedAt}`,
  );
}
