import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { duesTopic } from '../contract';
import { undoIssueDays } from '../rules/days-back';
import { both } from '../texts/both';
import { book } from './context';
import { postVoids } from './invoices';
import { invoicesAtOnce, lockBooks } from './ledger';
import { lockPlan, targetOf } from './plans';
import { refuse } from './refusals';
import { duesInvoices, duesPlans } from './tables';

/** The job that takes the invoices of an undone plan out of the ledger. */
export const undoIssueJob = 'dues.undo';

/**
 * Takes the issuing of a plan back: all its invoices are void at once; the ledger follows, the first of them here and
 * the others in a job. Throws 404, 409 when it was not issued, once something is paid, and 14 days later.
 */
export function undoIssue(site: Site, caller: Caller, id: number): Promise<void> {
  return book(site, caller, async ({ tx, invalidate, at }) => {
    await lockBooks(tx);
    const plan = await lockPlan(tx, id);
    if (!plan.issuedAt || plan.undoneAt) throw refuse.conflict('not_issued', (t) => t.planNotIssued);
    if (at.getTime() - plan.issuedAt.getTime() > undoIssueDays * DAY_MS)
      throw refuse.conflict('too_late', (t) => t.planTooLate);
    const live = and(eq(duesInvoices.planId, id), isNull(duesInvoices.voidedAt));
    if ((await tx.$count(duesInvoices, and(live, sql`${duesInvoices.paid} > 0`))) > 0)
      throw refuse.conflict('paid', (t) => t.planPaid);
    const invoices = await tx.$count(duesInvoices, and(live, isNull(duesInvoices.waivedAt)));
    await tx
      .update(duesInvoices)
      .set({ voidedAt: at, reason: both.en.issueUndone })
      .where(and(live, isNull(duesInvoices.waivedAt)));
    await tx.update(duesPlans).set({ undoneAt: at, updatedAt: at }).where(eq(duesPlans.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'dues_plan.undo',
      target: targetOf(plan),
      after: { invoices },
    });
    const { jobs } = site;
    if ((await postSome(tx, invalidate, { plan: id, at })) === invoicesAtOnce)
      await jobs.queue(tx, undoIssueJob, { plan: id });
  });
}

/** Takes void invoices of a plan out of the ledger, 100 in a transaction: a job that died goes on where it was. */
export async function undoAll(site: Site, data: unknown, signal?: AbortSignal): Promise<void> {
  const { plan } = data as { plan: number };
  while (!signal?.aborted) {
    const posted = await site.write(async (tx, invalidate) => {
      await lockBooks(tx);
      return postSome(tx, invalidate, { plan, at: site.clock.now() });
    });
    if (posted < invoicesAtOnce) return;
  }
}

/** Takes void invoices of a plan that are still in the ledger out of it; returns how many. */
async function postSome(tx: Tx, invalidate: Invalidate, { plan, at }: { plan: number; at: Date }): Promise<number> {
  const invoices = await tx
    .select()
    .from(duesInvoices)
    .where(
      and(
        eq(duesInvoices.planId, plan),
        isNotNull(duesInvoices.voidedAt),
        sql`not exists (select 1 from dues_transactions t where t.invoice_id = ${duesInvoices.id} and t.kind = 'void')`,
      ),
    )
    .orderBy(asc(duesInvoices.id))
    .limit(invoicesAtOnce);
  if (invoices.length === 0) return 0;
  await postVoids({ tx, invalidate, at, today: dayIso(at) }, invoices, both.en.issueUndone);
  invalidate(duesTopic);
  return invoices.length;
}
