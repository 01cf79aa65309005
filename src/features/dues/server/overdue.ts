import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import {
  createNotices,
  createNoticeTitle,
  createNoticeWords,
  forgetNotices,
} from '~/features/notifications/server/public';
import { approvedMembers, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { formatMoney } from '~/shared/format-money';
import { overdueDays, overdueStep, silentDays } from '../rules/overdue';
import { both } from '../texts/both';
import { openOf } from './allocate';
import { duesClaims, duesInvoices, duesReminders } from './tables';

/** The daily job that reminds of what is overdue. */
export const overdueDaily = { name: 'dues.daily', hour: 7.5 };

/** Invoices in a transaction, and so the most that a killed run has to repeat. */
const atOnce = 50;

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);
const subjectOf = (invoiceId: number) => `dues-invoice:${invoiceId}`;

/**
 * Reminds members of invoices that are overdue, 7 and 30 days after the day, each once, also after a killed run
 * (docs/product/dues.md, "Reminders").
 */
export async function remindOverdue(site: Site, signal: AbortSignal): Promise<void> {
  const today = dayIso(site.clock.now());
  const isDue = or(
    ...overdueDays(today).map(({ from, to }) => sql`${duesInvoices.dueOn} between ${from}::date and ${to}::date`),
  );
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const batch = await site.db
      .select({ id: duesInvoices.id })
      .from(duesInvoices)
      .where(and(isDue, isUnpaid, gt(duesInvoices.id, after)))
      .orderBy(asc(duesInvoices.id))
      .limit(atOnce);
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await site.write((tx, invalidate) => remind(site, tx, invalidate, { ids, today }));
    if (batch.length < atOnce) return;
    after = ids.at(-1)!;
  }
}

const isUnpaid = and(
  isNotNull(duesInvoices.userId),
  isNull(duesInvoices.voidedAt),
  isNull(duesInvoices.waivedAt),
  lt(duesInvoices.paid, duesInvoices.amount),
);

/** Decides by the locked rows: what was just paid needs no reminder. */
async function remind(
  site: Site,
  tx: Tx,
  invalidate: Invalidate,
  { ids, today }: { ids: number[]; today: string },
): Promise<void> {
  const now = site.clock.now();
  const notices = createNotices(site);
  const invoices = await tx
    .select({ invoice: duesInvoices })
    .from(duesInvoices)
    .innerJoin(users, and(eq(users.id, duesInvoices.userId), approvedMembers()))
    .where(and(inArray(duesInvoices.id, ids), isUnpaid))
    .orderBy(asc(duesInvoices.id))
    .for('no key update', { of: duesInvoices });
  const claimed = await tx
    .select({ id: duesClaims.invoiceId })
    .from(duesClaims)
    .where(
      and(
        inArray(duesClaims.invoiceId, ids),
        eq(duesClaims.state, 'open'),
        gte(duesClaims.createdAt, new Date(now.getTime() - silentDays * DAY_MS)),
      ),
    );
  const silent = new Set(claimed.map(({ id }) => id));
  for (const { invoice } of invoices) {
    const step = overdueStep(today, invoice.dueOn);
    if (step === null || silent.has(invoice.id)) continue;
    const row = { invoiceId: invoice.id, step, sentAt: now };
    const sent = await tx.insert(duesReminders).values(row).onConflictDoNothing().returning();
    if (sent.length === 0) continue;
    await forgetOverdue(tx, invalidate, [invoice.id]);
    await notices.notify(tx, invalidate, { to: [invoice.userId!], ...overdueNotice(invoice) });
  }
}

/** Returns the notice of an overdue invoice, without its reader. */
export function overdueNotice(invoice: typeof duesInvoices.$inferSelect) {
  const values = { amount: formatMoney(openOf(invoice)), day: invoice.dueOn, number: invoice.number };
  return {
    kind: 'dues',
    ...wordsBy('dues.overdue', values),
    ...titleBy('dues.overdue_how', values),
    link: '/member/dues',
    subject: subjectOf(invoice.id),
  } as const;
}

/** Removes the unread reminders of an invoice of which nothing is open any more. */
export const forgetOverdue = (tx: Tx, invalidate: Invalidate, invoiceIds: readonly number[]) =>
  forgetNotices(tx, invalidate, { of: invoiceIds.map(subjectOf), unread: true });
