import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
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
  const people = [...ids];
  const claims = await tx
    .delete(duesClaims)
    .where(inArray(duesClaims.userId, people))
    .returning({ proof: duesClaims.proof });
  await tx.update(duesInvoices).set({ payer: '' }).where(inArray(duesInvoices.userId, people));
  await tx.update(duesReceipts).set({ note: null }).where(inArray(duesReceipts.userId, people));
  await tx
    .update(duesReceipts)
    .set({ snapshot: sql`jsonb_set(${duesReceipts.snapshot}, '{by}', '""')` })
    .where(inArray(duesReceipts.recordedBy, people));
  invalidate(duesTopic);
  return claims.flatMap(({ proof }) => (proof ? [proof.key] : []));
}
