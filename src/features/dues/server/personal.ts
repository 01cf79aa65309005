import { and, eq, isNotNull } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { duesClaims, duesInvoices, duesReceipts } from './tables';

/** Returns what a person owes, has paid and says to have paid. */
export const duesRows: PersonalData['rows'] = async ({ db }, userId) => ({
  dues_invoices: plainRows(
    duesInvoices,
    await db.select().from(duesInvoices).where(eq(duesInvoices.userId, userId)).orderBy(duesInvoices.id),
    { without: ['userId', 'shopId', 'closedRequest', 'closedRequestState'] },
  ),
  dues_receipts: plainRows(
    duesReceipts,
    await db.select().from(duesReceipts).where(eq(duesReceipts.userId, userId)).orderBy(duesReceipts.id),
    { without: ['userId', 'shopId', 'accountId', 'clientKey', 'recordedBy', 'snapshot'] },
  ),
  dues_claims: plainRows(
    duesClaims,
    await db.select().from(duesClaims).where(eq(duesClaims.userId, userId)).orderBy(duesClaims.id),
    { without: ['userId', 'proof', 'decidedBy'] },
  ),
});

/** Returns the proofs of the payments that a person has told the treasurer of. */
export const duesFiles: NonNullable<PersonalData['files']> = async ({ db }, userId) => {
  const rows = await db
    .select({ id: duesClaims.id, proof: duesClaims.proof })
    .from(duesClaims)
    .where(and(eq(duesClaims.userId, userId), isNotNull(duesClaims.proof)));
  return rows.map(({ id, proof }) => ({ key: proof!.key, name: `payment-${id}.${proof!.key.split('.').at(-1)}` }));
};
