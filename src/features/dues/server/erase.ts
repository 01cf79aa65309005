import { sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import type { Invalidate } from '~/platform/topics';
import { duesTopic } from '../contract';
import { duesClaims, duesInvoices, duesReceipts } from './tables';

/**
 * Removes what the ledger has of people who leave, but for their receipts, which stay for ten years as they were
 * issued: the names on invoices and of recorders, and their claims. Returns the keys of the
 * proofs.
 */
export async function eraseDues(tx: Tx, { ids }: Leaving, invalidate: Invalidate): Promise<string[]> {
  const claims = await tx
    .delete(duesClaims)
    .where(isAmong(duesClaims.userId, ids))
    .returning({ proof: duesClaims.proof });
  await tx.update(duesInvoices).set({ payer: '' }).where(isAmong(duesInvoices.userId, ids));
  await tx.update(duesReceipts).set({ note: null }).where(isAmong(duesReceipts.userId, ids));
  await tx
    .update(duesReceipts)
    .set({ snapshot: sql`jsonb_set(${duesReceipts.snapshot}, '{by}', '""')` })
    .where(isAmong(duesReceipts.recordedBy, ids));
  invalidate(duesTopic);
  return claims.flatMap(({ proof }) => (proof ? [proof.key] : []));
}
