import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { refuseOwnRecord } from '~/features/people/server/public';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { violates } from '~/platform/database/violation';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import {
  closeClaim,
  storeClaim,
  refuseDues,
  allocate,
  bank,
  book,
  type Booking,
  duesClaims,
  duesInvoices,
  duesReceipts,
  lockBooks,
  namePayer,
  openOf,
  recordReceipt,
  refuseDay,
} from '~/features/dues/server/public';
import type { ClaimForm } from '../contract/forms';
import { refuse } from './refusals';
import { fitsMethod, normalReference } from '~/shared/dues/references';
import { createClaimNotices } from './announce';
import { storeProof } from './proofs';

type Invoice = typeof duesInvoices.$inferSelect;

/**
 * Records a member's word that an invoice is paid, and returns the claim's id. Throws 400 by field, 404 for an invoice
 * of another payer, 409 when nothing is open or a claim is.
 */
export async function addClaim(
  site: Site,
  caller: Caller,
  invoiceId: number,
  { form, proof }: { form: ClaimForm; proof: UploadedFile | undefined },
): Promise<number> {
  if (!fitsMethod(form.method, form.reference))
    throw refuseDues.invalid((t) => ({ reference: [t.badReference[form.method]] }));
  const save = (stored: typeof duesClaims.$inferInsert.proof) =>
    book(site, caller, async (booking) => {
      const { tx, at } = booking;
      await lockBooks(tx);
      const [invoice] = await tx.select().from(duesInvoices).where(eq(duesInvoices.id, invoiceId));
      if (invoice?.userId !== caller.id) throw refuseDues.notFound((t) => t.invoiceUnknown);
      if (openOf(invoice) === 0) throw refuseDues.conflict('not_open', (t) => t.invoiceNotOpen);
      if (form.paid_on > booking.today) throw refuseDues.invalid((t) => ({ paid_on: [t.inFuture] }));
      const open = await tx.$count(duesClaims, and(eq(duesClaims.invoiceId, invoiceId), eq(duesClaims.state, 'open')));
      if (open > 0) throw refuse.conflict('claim_open', (t) => t.claimOpen);
      const id = await storeClaim(tx, {
        userId: caller.id,
        invoiceId,
        method: form.method,
        reference: normalReference(form.reference),
        paidOn: form.paid_on,
        proof: stored ?? null,
        createdAt: at,
      });
      await recordAudit(tx, {
        at,
        actor: caller,
        action: 'claim.create',
        target: { type: 'claim', id, name: invoice.number },
        person: caller.id,
        after: { method: form.method, paid_on: form.paid_on },
      });
      const told = { id, userId: caller.id, number: invoice.number };
      await createClaimNotices(site).claimed(tx, booking.invalidate, told);
      return id;
    });
  return withStoredFiles(site.files, site.log, async (store) =>
    save(proof ? await storeProof(store, proof) : null),
  ).catch((error: unknown) => {
    if (violates(error, 'unique', 'dues_claims_open_key')) throw refuse.conflict('claim_open', (t) => t.claimOpen);
    throw error;
  });
}

/**
 * Decides a claim. An approval records the money as a receipt, or gives that of an unknown payer with the same
 * reference its payer. Throws 403 `own_record`, 404, 409 `decided`, `not_open`, `reference_used`.
 */
export function decideClaim(
  site: Site,
  caller: Caller,
  id: number,
  { decision, note }: { decision: 'approve' | 'reject'; note?: string | null | undefined },
): Promise<void> {
  return book(site, caller, async (booking) => {
    await lockBooks(booking.tx);
    const [claim] = await booking.tx.select().from(duesClaims).where(eq(duesClaims.id, id)).for('update');
    if (!claim) throw refuse.notFound((t) => t.claimUnknown);
    refuseOwnRecord(caller, claim.userId);
    if (claim.state !== 'open') throw refuse.conflict('decided', (t) => t.decided);
    if (decision === 'approve') await approve(site, booking, claim);
    else await closeClaim(booking, id, { state: 'rejected', note: note ?? null });
    const [invoice] = await booking.tx.select().from(duesInvoices).where(eq(duesInvoices.id, claim.invoiceId));
    await createClaimNotices(site).decided(booking.tx, booking.invalidate, {
      id,
      userId: claim.userId,
      number: invoice!.number,
      note: note ?? null,
      isApproved: decision === 'approve',
    });
    await recordAudit(booking.tx, {
      at: booking.at,
      actor: caller,
      action: `claim.${decision}`,
      target: { type: 'claim', id, name: invoice!.number },
      person: claim.userId,
      before: { state: 'open' },
      after: { state: decision === 'approve' ? 'approved' : 'rejected', ...(note && { note }) },
    });
  });
}

type Claim = typeof duesClaims.$inferSelect;

/** Approves a claim, in a transaction that has the lock of the books; `receivedOn` is the bank's day. */
async function approve(
  site: Pick<Site, 'clock'>,
  booking: Booking,
  claim: Claim,
  receivedOn = claim.paidOn,
): Promise<number> {
  const { tx } = booking;
  const [invoice] = await tx.select().from(duesInvoices).where(eq(duesInvoices.id, claim.invoiceId));
  const open = openOf(invoice!);
  if (open === 0) throw refuseDues.conflict('not_open', (t) => t.invoiceNotOpen);
  const receiptId = (await payFromUnknown(booking, claim, invoice!)) ?? (await recordClaimed(open));
  await closeClaim(booking, claim.id, { state: 'approved', receiptId });
  return receiptId;

  async function recordClaimed(amount: number): Promise<number> {
    // A day that can no longer be booked is booked today: the receipt says both.
    const isBookable = await refuseDay(site, booking, 'paid_on', receivedOn).then(
      () => true,
      () => false,
    );
    const receipt = await recordReceipt(booking, {
      userId: claim.userId,
      shopId: null,
      amount,
      method: claim.method,
      account: bank,
      reference: claim.reference,
      receivedOn: isBookable ? receivedOn : booking.today,
      allocations: [{ invoice_id: claim.invoiceId, amount }],
    });
    return receipt.id;
  }
}

/** Approves a claim by the day of the bank and returns the receipt's id; null when it is not open any more. */
export async function approveIfOpen(
  site: Pick<Site, 'clock'>,
  booking: Booking,
  id: number,
  receivedOn: string,
): Promise<number | null> {
  const [claim] = await booking.tx.select().from(duesClaims).where(eq(duesClaims.id, id));
  return claim?.state === 'open' ? approve(site, booking, claim, receivedOn) : null;
}

/** Pays from the receipt of an unknown payer with the claim's reference; undefined without a receipt that has it. */
async function payFromUnknown(booking: Booking, claim: Claim, invoice: Invoice): Promise<number | undefined> {
  const { tx } = booking;
  const reversals = tx
    .select({ id: duesReceipts.reverses })
    .from(duesReceipts)
    .where(sql`${duesReceipts.reverses} is not null`);
  const [receipt] = await tx
    .select()
    .from(duesReceipts)
    .where(
      and(
        eq(duesReceipts.reference, claim.reference),
        ne(duesReceipts.method, 'cheque'),
        isNull(duesReceipts.reverses),
        sql`${duesReceipts.id} not in (${reversals})`,
      ),
    );
  if (!receipt) return undefined;
  const left = receipt.amount - receipt.allocated;
  if (receipt.payer !== '' || left === 0) throw refuse.conflict('reference_used', (t) => t.referenceUsed);
  const payer = await namePayer(booking, receipt, claim.userId);
  await allocate(booking, { ...receipt, ...payer }, [
    { invoice_id: invoice.id, amount: Math.min(left, openOf(invoice)) },
  ]);
  return receipt.id;
}
