import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { randomCode } from '~/features/cards/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { book, type Booking } from './context';
import { lockBooks, nextNumbers, postBack } from './ledger';
import { findReceipt, refuseReversed } from './receipts';
import { unsettle, type Unsettled } from './settle';
import { duesAllocations, duesInvoices, duesReceipts } from './tables';

/**
 * Takes a receipt back: a receipt below zero moves its money back, and its invoices are open again, with what followed
 * from their payment. Returns what has been changed since, and so stays. Throws 404, 409 the second time.
 */
export function reverseReceipt(site: Site, caller: Caller, id: number, reason: string): Promise<Unsettled[]> {
  return book(site, caller, async (booking) => {
    await lockBooks(booking.tx);
    return reverse(booking, id, reason);
  });
}

/** The same in a transaction that has the lock of the books. */
export async function reverse(booking: Booking, id: number, reason: string): Promise<Unsettled[]> {
  const { tx, actor, at, today } = booking;
  const receipt = await findReceipt(booking, id);
  await refuseReversed(booking, receipt);
  const [number] = await nextNumbers(tx, 'R', today);
  const { id: _id, clientKey: _key, ...same } = receipt;
  const [reversal] = await tx
    .insert(duesReceipts)
    .values({
      ...same,
      number: number!,
      amount: -receipt.amount,
      allocated: -receipt.allocated,
      receivedOn: today,
      issuedOn: today,
      reverses: id,
      reason,
      code: randomCode(),
      snapshot: { ...receipt.snapshot, by: actor?.name ?? '', address: booking.address },
      recordedBy: actor?.id ?? null,
      recordedAt: at,
    })
    .returning({ id: duesReceipts.id, number: duesReceipts.number });
  await postBack(tx, id, { kind: 'reversal', day: today, at, receiptId: reversal!.id });
  const keptChanges: Unsettled[] = [];
  for (const { invoiceId, amount } of await tx
    .select()
    .from(duesAllocations)
    .where(eq(duesAllocations.receiptId, id))) {
    await tx.insert(duesAllocations).values({ receiptId: reversal!.id, invoiceId, amount: -amount });
    const [invoice] = await tx.select().from(duesInvoices).where(eq(duesInvoices.id, invoiceId));
    const paid = invoice!.paid - amount;
    await tx.update(duesInvoices).set({ paid }).where(eq(duesInvoices.id, invoiceId));
    keptChanges.push(...(await unsettle(booking, { ...invoice!, paid })));
  }
  await recordAudit(tx, {
    at,
    actor,
    action: 'receipt.reverse',
    target: { type: 'receipt', id, name: receipt.number },
    person: receipt.userId,
    before: { amount: receipt.amount },
    after: { reversed_by: reversal!.number, reason },
  });
  return keptChanges;
}
