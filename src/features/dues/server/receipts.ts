import { and, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { activePeople, users } from '~/features/people/server/public';
import { refusePerson } from '~/platform/errors/refusals';
import type { Site } from '~/platform/site';
import { hasAccess, type Caller } from '~/shared/access';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { fillText } from '~/shared/fill-text';
import type { AllocateForm, ReceiptForm } from '../contract/forms';
import { receivedDaysBack } from '../rules/days-back';
import { fitsMethod } from '~/shared/dues/references';
import { allocate, findAllocated } from './allocate';
import { book, type Booking } from './context';
import { bank, cashOf, lockBooks } from './ledger';
import { namePayer, recordReceipt } from './record-receipt';
import { refuseDues, refuse } from './refusals';
import { readMoney } from './settings';
import { duesReceipts } from './tables';

/** Whether a caller looks after all money, and not only after the cash of an area. */
export const isTreasurer = (caller: Caller) => hasAccess(caller, 'treasurer');

/**
 * Records money that came and returns the receipt's id. The same `client_key` again returns the first receipt, whatever
 * else is sent. Throws 400 by field, 403 for an area admin's or a collector's payment other than cash, 404 for a person
 * of another area, 409 for a key of another person (docs/product/dues.md, "Receipts").
 */
export async function addReceipt(
  site: Site,
  caller: Caller,
  form: ReceiptForm,
): Promise<{ id: number; isNew: boolean }> {
  return book(site, caller, async (booking) => {
    const { tx } = booking;
    await lockBooks(tx);
    const [first] = await tx
      .select({ id: duesReceipts.id, recordedBy: duesReceipts.recordedBy })
      .from(duesReceipts)
      .where(eq(duesReceipts.clientKey, form.client_key));
    if (first) {
      if (first.recordedBy !== caller.id && !isTreasurer(caller))
        throw refuse.conflict('client_key_used', (t) => t.keyUsed);
      return { id: first.id, isNew: false };
    }
    if (form.method !== 'cash' && !isTreasurer(caller)) throw refuse.forbidden((t) => t.cashOnly, 'cash_only');
    checkReference(form);
    await refuseDay(site, booking, 'received_on', form.received_on);
    const { user_id: userId = null, shop_id: shopId = null } = form;
    if (userId !== null && shopId !== null) throw refuse.invalid((t) => ({ user_id: [t.onePayer] }));
    await refuseElsewhere(booking, caller, form);
    const receipt = await recordReceipt(booking, {
      userId,
      shopId,
      amount: form.amount,
      method: form.method,
      account: form.method === 'cash' ? cashOf(caller.id) : bank,
      reference: form.reference,
      cheque: form.cheque,
      receivedOn: form.received_on,
      allocations: form.allocations,
      note: form.note,
      clientKey: form.client_key,
    });
    return { id: receipt.id, isNew: true };
  });
}

/** Throws 400 for a reference that does not fit the method, and a cheque without number, bank and day. */
function checkReference({ method, reference, cheque }: ReceiptForm): void {
  if (reference && !fitsMethod(method, reference))
    throw refuseDues.invalid((t) => ({ reference: [t.badReference[method]] }));
  if (method === 'cheque' && !reference) throw refuseDues.invalid((t) => ({ reference: [t.needed.reference] }));
  if (method === 'cheque' && !cheque) throw refuse.invalid((t) => ({ cheque: [t.needed.bank] }));
}

/** Throws 400 on `field` for a day in the future, more than 60 days ago, or in a closed month. */
export async function refuseDay(
  site: Pick<Site, 'clock'>,
  { tx, at, today }: Pick<Booking, 'tx' | 'at' | 'today'>,
  field: string,
  day: string,
): Promise<void> {
  if (day > today) throw refuseDues.invalid((t) => ({ [field]: [t.inFuture] }));
  const first = dayIso(new Date(at.getTime() - receivedDaysBack * DAY_MS));
  if (day < first) throw refuse.invalid((t) => ({ [field]: [t.tooOld] }));
  const { booksClosedUntil } = await readMoney(site, tx);
  if (booksClosedUntil !== null && day <= booksClosedUntil)
    throw refuse.invalid((t) => ({ [field]: [fillText(t.booksClosed, { day: booksClosedUntil })] }));
}

/** Throws 404 when an area admin or a collector records money of a person outside the own area, or of a shop. */
async function refuseElsewhere({ tx }: Booking, caller: Caller, form: ReceiptForm): Promise<void> {
  if (isTreasurer(caller)) return;
  const invoices = await findAllocated({ tx }, form.allocations);
  const payers = [form.user_id, ...[...invoices.values()].map(({ userId }) => userId)];
  if (form.shop_id || [...invoices.values()].some(({ shopId }) => shopId !== null))
    throw refuse.notFound((t) => t.shopUnknown);
  for (const id of new Set(payers)) {
    if (id === null || id === undefined) continue;
    const [person] = await tx
      .select({ areaId: users.areaId })
      .from(users)
      .where(and(eq(users.id, id), activePeople()));
    if (!person || caller.areaId === null || person.areaId !== caller.areaId)
      throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  }
}

/**
 * Pays invoices with what is left of a receipt, and gives an unknown payer's receipt its payer. Throws 404, 400 on
 * `allocations` above what is left, 409 for a reversed receipt and for one that has another payer.
 */
export function allocateReceipt(site: Site, caller: Caller, id: number, form: AllocateForm): Promise<void> {
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const receipt = await findReceipt(booking, id);
    await refuseReversed(booking, receipt);
    let payer = { userId: receipt.userId, shopId: receipt.shopId };
    const named = form.user_id ?? null;
    if (named !== null && named !== receipt.userId) {
      if (receipt.payer !== '') throw refuse.conflict('payer_known', (t) => t.payerKnown);
      payer = await namePayer(booking, receipt, named);
    }
    const allocated = await allocate(booking, { ...receipt, ...payer }, form.allocations);
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'receipt.allocate',
      target: { type: 'receipt', id, name: receipt.number },
      person: payer.userId,
      before: { allocated: receipt.allocated },
      after: { allocated, ...(named !== null && { user_id: named }) },
    });
  });
}

/** Returns a receipt; throws 404. */
export async function findReceipt({ tx }: Pick<Booking, 'tx'>, id: number) {
  const [receipt] = await tx.select().from(duesReceipts).where(eq(duesReceipts.id, id));
  if (!receipt) throw refuse.notFound((t) => t.receiptUnknown);
  return receipt;
}

/** Throws 409 for a receipt that is reversed, or reverses another. */
export async function refuseReversed(
  { tx }: Pick<Booking, 'tx'>,
  { id, reverses }: { id: number; reverses: number | null },
) {
  if (reverses !== null || (await tx.$count(duesReceipts, eq(duesReceipts.reverses, id))) > 0)
    throw refuse.conflict('reversed', (t) => t.receiptReversed);
}
