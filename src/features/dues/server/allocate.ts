import { eq, inArray } from 'drizzle-orm';
import { refuse } from './refusals';
import type { Booking } from './context';
import { duesOf, post } from './ledger';
import { forgetOverdue } from './overdue';
import { settle } from './settle';
import { duesAllocations, duesInvoices, duesReceipts } from './tables';

/** What of a receipt is to pay an invoice, in paise. */
export interface Wanted {
  invoice_id: number;
  amount: number;
}

type Receipt = Pick<typeof duesReceipts.$inferSelect, 'id' | 'userId' | 'shopId' | 'amount' | 'allocated'>;

/** Returns what is open of an invoice. */
export const openOf = (invoice: Pick<typeof duesInvoices.$inferSelect, 'amount' | 'paid' | 'voidedAt' | 'waivedAt'>) =>
  invoice.voidedAt || invoice.waivedAt ? 0 : invoice.amount - invoice.paid;

/** Returns the invoices of allocations by id; throws 400 on `allocations` for one that does not exist. */
export async function findAllocated({ tx }: Pick<Booking, 'tx'>, wanted: readonly Wanted[]) {
  const ids = [...new Set(wanted.map(({ invoice_id }) => invoice_id))];
  const found = ids.length > 0 ? await tx.select().from(duesInvoices).where(inArray(duesInvoices.id, ids)) : [];
  if (found.length < ids.length) throw refuse.invalid((t) => ({ allocations: [t.allocationUnknown] }));
  return new Map(found.map((invoice) => [invoice.id, invoice]));
}

/**
 * Pays invoices with what is left of a receipt, under the lock of the books. What does not fit an invoice stays credit.
 * Throws 400 on `allocations` when they come to more than what is left, or for an unknown invoice.
 */
export async function allocate(booking: Booking, receipt: Receipt, wanted: readonly Wanted[]): Promise<number> {
  const { tx, at, today, isDemo } = booking;
  let left = receipt.amount - receipt.allocated;
  if (wanted.reduce((sum, { amount }) => sum + amount, 0) > left)
    throw refuse.invalid((t) => ({ allocations: [t.tooMuch] }));
  const invoices = await findAllocated(booking, wanted);
  const from = duesOf(receipt);
  for (const { invoice_id: id, amount: asked } of wanted) {
    const invoice = invoices.get(id)!;
    const amount = Math.min(asked, openOf(invoice));
    if (amount <= 0) continue;
    await tx.insert(duesAllocations).values({ receiptId: receipt.id, invoiceId: id, amount });
    const paid = { ...invoice, paid: invoice.paid + amount };
    invoices.set(id, paid);
    await tx.update(duesInvoices).set({ paid: paid.paid }).where(eq(duesInvoices.id, id));
    const to = duesOf(invoice);
    if (to.key !== from.key)
      await post(
        tx,
        { kind: 'allocation', day: today, at, receiptId: receipt.id, invoiceId: id, ...(isDemo && { isDemo }) },
        [
          [from, amount],
          [to, -amount],
        ],
      );
    left -= amount;
    if (openOf(paid) === 0) await forgetOverdue(tx, booking.invalidate, [id]);
    await settle(booking, paid);
  }
  const allocated = receipt.amount - left;
  await tx.update(duesReceipts).set({ allocated }).where(eq(duesReceipts.id, receipt.id));
  return allocated;
}
