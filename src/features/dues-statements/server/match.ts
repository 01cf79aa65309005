import { and, eq, sql } from 'drizzle-orm';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { createMatcher } from '../rules/match';
import { duesClaims, duesInvoices, duesReceipts } from '~/features/dues/server/public';
import { duesStatementLines } from './tables';

/** Finds what the new incoming lines of a file pay (docs/product/dues.md, "Statement"). */
export async function matchLines(tx: Tx, statementId: number): Promise<void> {
  const lines = await tx
    .select()
    .from(duesStatementLines)
    .where(and(eq(duesStatementLines.statementId, statementId), eq(duesStatementLines.state, 'new')));
  const incoming = lines.filter(({ amount }) => (amount ?? 0) > 0);
  if (incoming.length === 0) return;
  const find = createMatcher(await readOpen(tx));
  const taken = new Set<string>();
  for (const line of incoming) {
    const match = find({ ...line, amount: line.amount! });
    if (!match) continue;
    // What one line pays, no second line of the file pays too.
    const key = [match.claimId, match.invoiceId, match.receiptId].join('|');
    if (taken.has(key)) continue;
    taken.add(key);
    await tx.update(duesStatementLines).set(match).where(eq(duesStatementLines.id, line.id));
  }
}

/** Reads what can be matched. */
async function readOpen(tx: Tx) {
  const open = sql<number>`(${duesInvoices.amount} - ${duesInvoices.paid})::float8`;
  const invoices = await tx
    .select({
      id: duesInvoices.id,
      number: duesInvoices.number,
      userId: duesInvoices.userId,
      open,
      membershipId: users.membershipId,
      name: fullNameColumn(),
      phone: users.phone,
    })
    .from(duesInvoices)
    .leftJoin(users, eq(users.id, duesInvoices.userId))
    .where(
      sql`${duesInvoices.paid} < ${duesInvoices.amount} and ${duesInvoices.voidedAt} is null
        and ${duesInvoices.waivedAt} is null`,
    )
    .orderBy(duesInvoices.id);
  const claims = await tx.select().from(duesClaims).where(eq(duesClaims.state, 'open')).orderBy(duesClaims.id);
  const receipts = await tx
    .select({
      id: duesReceipts.id,
      userId: duesReceipts.userId,
      reference: duesReceipts.reference,
      amount: duesReceipts.amount,
    })
    .from(duesReceipts)
    .where(
      sql`${duesReceipts.reference} is not null and ${duesReceipts.method} <> 'cash'
        and ${duesReceipts.reverses} is null
        and not exists (select 1 from dues_receipts v where v.reverses = ${duesReceipts.id})
        and not exists (select 1 from dues_statement_lines l where l.receipt_id = ${duesReceipts.id}
          and l.applied_hash is not null)`,
    );
  return { invoices, claims, receipts };
}
