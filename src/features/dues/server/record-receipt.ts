import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { randomCode } from '~/features/cards/server/public';
import { shops } from '~/features/marketplace/server/public';
import { fullNameOf, users } from '~/features/people/server/public';
import type { Method } from '~/shared/dues/choices';
import { normalReference } from '~/shared/dues/references';
import { both } from '../texts/both';
import { allocate, findAllocated, type Wanted } from './allocate';
import type { Booking } from './context';
import { accountId, duesOf, nextNumbers, post, type Account, type Payer } from './ledger';
import { refuse } from './refusals';
import { readMoneyAt, type MoneySettings } from './settings';
import { duesPlans, duesReceipts, type ReceiptSnapshot } from './tables';

/** Money that came, as it is recorded. */
export interface Money extends Payer {
  amount: number;
  method: Method;
  /** Where it is now. */
  account: Account;
  reference?: string | null | undefined;
  cheque?: { bank: string; dated: string } | null | undefined;
  receivedOn: string;
  allocations: readonly Wanted[];
  note?: string | null | undefined;
  clientKey?: string;
}

export type ReceiptRow = typeof duesReceipts.$inferSelect;

/** Returns the payer's name and membership id; throws 400 for one that does not exist. */
export async function payerOf({ tx }: Pick<Booking, 'tx'>, { userId, shopId }: Payer) {
  if (userId !== null) {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw refuse.invalid((t) => ({ user_id: [t.personUnknown] }));
    return { name: fullNameOf(user), membershipId: user.membershipId };
  }
  if (shopId === null) return { name: '', membershipId: null };
  const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw refuse.invalid((t) => ({ shop_id: [t.shopUnknown] }));
  return { name: shop.name, membershipId: null };
}

/**
 * Records money that came, under the lock of the books: a receipt with the next number, its entries, and what it pays
 * (docs/product/dues.md, "Receipts"). Throws 400 for an unknown payer's id, an unknown invoice, and allocations above
 * the amount.
 */
export async function recordReceipt(booking: Booking, money: Money): Promise<ReceiptRow> {
  const { tx, actor, at, today, office, logo, address, isDemo } = booking;
  const { amount, method, account, cheque, receivedOn, allocations } = money;
  const payer = await payerOf(booking, money);
  const law = await readMoneyAt(tx, at);
  const snapshot: ReceiptSnapshot = {
    membershipId: payer.membershipId,
    purpose: await purposeOf(booking, allocations),
    by: actor?.name ?? '',
    office,
    ...(logo && { logo }),
    address,
    legal: method === 'cash' ? reached(law, amount) : [],
    ...(law.gstin && { gstin: law.gstin }),
  };
  const [number] = await nextNumbers(tx, 'R', today);
  const [receipt] = await tx
    .insert(duesReceipts)
    .values({
      number: number!,
      userId: money.userId,
      shopId: money.shopId,
      payer: payer.name,
      amount,
      method,
      accountId: await accountId(tx, account),
      reference: money.reference ? normalReference(money.reference) : null,
      chequeBank: cheque?.bank ?? null,
      chequeDated: cheque?.dated ?? null,
      receivedOn,
      issuedOn: today,
      clientKey: money.clientKey ?? null,
      note: money.note ?? null,
      code: randomCode(),
      snapshot,
      recordedBy: actor?.id ?? null,
      recordedAt: at,
    })
    .returning();
  await post(tx, { kind: 'receipt', day: receivedOn, at, receiptId: receipt!.id, ...(isDemo && { isDemo }) }, [
    [account, amount],
    [duesOf(money), -amount],
  ]);
  const allocated = await allocate(booking, receipt!, allocations);
  if (!isDemo)
    await recordAudit(tx, {
      at,
      actor,
      action: 'receipt.create',
      target: { type: 'receipt', id: receipt!.id, name: receipt!.number },
      person: money.userId,
      after: { amount, method, received_on: receivedOn, allocated },
    });
  return { ...receipt!, allocated };
}

/** Returns the limits of the law that an amount of cash reaches. */
const reached = ({ cashLimit, revenueStamp }: MoneySettings, amount: number) => [
  ...(amount >= cashLimit ? (['cash_limit'] as const) : []),
  ...(amount > revenueStamp ? (['revenue_stamp'] as const) : []),
];

/** Returns what a receipt is for: the purpose or the plan of its first invoice, or the invoice itself. */
async function purposeOf(booking: Booking, allocations: readonly Wanted[]): Promise<ReceiptSnapshot['purpose']> {
  const [first] = allocations;
  const other = { en: both.en.purposeOther, ml: both.ml.purposeOther };
  if (!first) return other;
  const invoice = (await findAllocated(booking, allocations)).get(first.invoice_id)!;
  if (invoice.purpose) return invoice.purpose;
  if (invoice.planId === null) return { en: invoice.number, ml: invoice.number };
  const [plan] = await booking.tx.select().from(duesPlans).where(eq(duesPlans.id, invoice.planId));
  const text = `${plan!.name} ${plan!.year}`;
  return { en: text, ml: text };
}

/** Gives the receipt of an unknown payer its payer, with what is left of it. Throws 400 for one that does not exist. */
export async function namePayer(booking: Booking, receipt: ReceiptRow, userId: number): Promise<Payer> {
  const { tx, at, today } = booking;
  const payer = { userId, shopId: null };
  const { name, membershipId } = await payerOf(booking, payer);
  const left = receipt.amount - receipt.allocated;
  await post(tx, { kind: 'allocation', day: today, at, receiptId: receipt.id }, [
    [duesOf(receipt), left],
    [duesOf(payer), -left],
  ]);
  await tx
    .update(duesReceipts)
    .set({ ...payer, payer: name, snapshot: { ...receipt.snapshot, membershipId } })
    .where(eq(duesReceipts.id, receipt.id));
  return payer;
}
