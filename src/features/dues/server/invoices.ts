import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { duesTopic } from '../contract';
import { openOf } from './allocate';
import { book, type Booking } from './context';
import { duesOf, income, lockBooks, nextNumbers, post, postAll, writeOff, type Movement } from './ledger';
import { forgetOverdue } from './overdue';
import { payerOf } from './record-receipt';
import { refuseDues, refuse } from './refusals';
import { duesClaims, duesInvoices } from './tables';

type Invoice = typeof duesInvoices.$inferSelect;

/** Returns the account that an invoice's income stands on. */
function incomeOf({ openingId, requestId }: Pick<Invoice, 'openingId' | 'requestId'>) {
  if (requestId !== null) return income('ads');
  return income(openingId === null ? 'dues' : 'opening');
}

/** Enters invoices into the ledger, as the movement of their day; `isVoid`: takes them out again. */
export const postInvoices = (
  tx: Tx,
  invoices: readonly Invoice[],
  { isVoid = false, ...movement }: Pick<Movement, 'day' | 'at' | 'isDemo'> & { isVoid?: boolean },
): Promise<void> =>
  postAll(
    tx,
    invoices.map((invoice) => {
      const amount = isVoid ? -invoice.amount : invoice.amount;
      return [
        { ...movement, kind: isVoid ? 'void' : 'invoice', invoiceId: invoice.id },
        [
          [duesOf(invoice), amount],
          [incomeOf(invoice), -amount],
        ],
      ];
    }),
  );

/** What a shop owes for its request. */
export interface ShopBill {
  shopId: number;
  requestId: number;
  amount: number;
  /** What it is for, as its receipts have it. */
  purpose: { en: string; ml: string };
  dueOn: string;
}

/**
 * Issues an invoice to a shop, in the caller's transaction. Call `lockBooks` before anything else is locked there.
 * Throws 400 on `shop_id` for an unknown shop.
 */
export async function billShop(
  { tx, invalidate, actor, at }: Pick<Booking, 'tx' | 'invalidate' | 'actor' | 'at'>,
  { shopId, requestId, amount, purpose, dueOn }: ShopBill,
): Promise<{ id: number; number: string }> {
  const { name } = await payerOf({ tx }, { userId: null, shopId });
  const today = dayIso(at);
  const [number] = await nextNumbers(tx, 'I', today);
  const [invoice] = await tx
    .insert(duesInvoices)
    .values({ number: number!, shopId, payer: name, requestId, purpose, amount, dueOn, issuedOn: today })
    .returning();
  await postInvoices(tx, [invoice!], { day: today, at });
  const { id } = invoice!;
  await recordAudit(tx, {
    at,
    actor,
    action: 'invoice.create',
    target: { type: 'invoice', id, name: number! },
    after: { shop_id: shopId, amount, due_on: dueOn },
  });
  invalidate(duesTopic);
  return { id, number: number! };
}

/** Takes an invoice back; its number stays. Throws 404, 409 once something of it is paid or when nothing is open. */
export function voidInvoice(site: Site, caller: Caller, id: number, reason: string): Promise<void> {
  return change(
    site,
    caller,
    id,
    async (booking, invoice) => {
      if (invoice.paid > 0) throw refuse.conflict('paid', (t) => t.invoicePaid);
      await voidAll(booking, [invoice], reason);
      return 'invoice.void';
    },
    reason,
  );
}

/** Takes unpaid invoices back, in a transaction that has the lock of the books. */
export async function voidAll(booking: Booking, invoices: readonly Invoice[], reason: string): Promise<void> {
  const { tx, at } = booking;
  const ids = invoices.map(({ id }) => id);
  await tx.update(duesInvoices).set({ voidedAt: at, reason }).where(inArray(duesInvoices.id, ids));
  await postVoids(booking, invoices, reason);
}

/** Moves back what void invoices have moved, and ends what members claim and are reminded of about them. */
export async function postVoids(
  { tx, invalidate, at, today }: Pick<Booking, 'tx' | 'invalidate' | 'at' | 'today'>,
  invoices: readonly Invoice[],
  reason: string,
): Promise<void> {
  await postInvoices(tx, invoices, { day: today, at, isVoid: true });
  const ids = invoices.map(({ id }) => id);
  await closeClaims({ tx, invalidate, at }, ids, reason);
}

/** Waives what is open of an invoice. Throws 404, 409 when nothing is. */
export function waiveInvoice(site: Site, caller: Caller, id: number, reason: string): Promise<void> {
  return change(
    site,
    caller,
    id,
    async ({ tx, invalidate, at, today }, invoice) => {
      await tx.update(duesInvoices).set({ waivedAt: at, reason }).where(eq(duesInvoices.id, id));
      await post(tx, { kind: 'waive', day: today, at, invoiceId: id }, [
        [duesOf(invoice), -openOf(invoice)],
        [writeOff, openOf(invoice)],
      ]);
      await closeClaims({ tx, invalidate, at }, [id], reason);
      return 'invoice.waive';
    },
    reason,
  );
}

/** Rejects the open claims of invoices of which nothing is due any more, and removes their reminders. */
async function closeClaims(
  { tx, invalidate, at }: Pick<Booking, 'tx' | 'invalidate' | 'at'>,
  ids: number[],
  note: string,
): Promise<void> {
  await forgetOverdue(tx, invalidate, ids);
  await tx
    .update(duesClaims)
    .set({ state: 'rejected', note, decidedAt: at })
    .where(and(inArray(duesClaims.invoiceId, ids), eq(duesClaims.state, 'open')));
}

function change(
  site: Site,
  caller: Caller,
  id: number,
  work: (booking: Booking, invoice: Invoice) => Promise<string>,
  reason: string,
): Promise<void> {
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const [invoice] = await tx.select().from(duesInvoices).where(eq(duesInvoices.id, id));
    if (!invoice) throw refuseDues.notFound((t) => t.invoiceUnknown);
    if (openOf(invoice) === 0) throw refuseDues.conflict('not_open', (t) => t.invoiceNotOpen);
    const action = await work(booking, invoice);
    await recordAudit(tx, {
      at,
      actor: caller,
      action,
      target: { type: 'invoice', id, name: invoice.number },
      person: invoice.userId,
      before: { open: openOf(invoice) },
      after: { reason },
    });
  });
}
