import { and, eq, sql } from 'drizzle-orm';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { normalReference } from '../rules/references';
import { duesClaims, duesInvoices, duesReceipts, duesStatementLines } from './tables';

type Match = Partial<typeof duesStatementLines.$inferInsert>;

/**
 * Finds what the new incoming lines of a file pay (docs/product/dues.md, "Statement"). Sure are a receipt or an open
 * claim with exactly this reference and amount, and our invoice's number with what is open of it; a member whose
 * membership id or whole name the bank gives, with an open invoice of this amount, is a suggestion.
 */
export async function matchLines(tx: Tx, statementId: number): Promise<void> {
  const lines = await tx
    .select()
    .from(duesStatementLines)
    .where(and(eq(duesStatementLines.statementId, statementId), eq(duesStatementLines.state, 'new')));
  const incoming = lines.filter(({ amount }) => (amount ?? 0) > 0);
  if (incoming.length === 0) return;
  const find = await createFinder(tx);
  const taken = new Set<string>();
  for (const line of incoming) {
    const match = find(line);
    if (!match) continue;
    // What one line pays, no second line of the file pays too.
    const key = [match.claimId, match.invoiceId, match.receiptId].join('|');
    if (taken.has(key)) continue;
    taken.add(key);
    await tx.update(duesStatementLines).set(match).where(eq(duesStatementLines.id, line.id));
  }
}

/** Reads what can be matched, and returns the function that matches a line. */
async function createFinder(tx: Tx) {
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
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const byAmount = grouped(invoices, (invoice) => invoice.open);
  const receiptsBy = grouped(receipts, ({ reference, amount }) => `${reference}|${amount}`);
  const claimsBy = grouped(claims, ({ reference }) => reference);

  return ({ narration, reference, amount }: typeof duesStatementLines.$inferSelect): Match | null => {
    const words = new Set([...(reference ? [reference] : []), ...wordsOf(narration)]);
    for (const word of words) {
      const [receipt, second] = receiptsBy.get(`${word}|${amount}`) ?? [];
      if (receipt && !second) return { match: 'sure', receiptId: receipt.id, userId: receipt.userId };
      const claimed = (claimsBy.get(word) ?? []).filter(({ invoiceId }) => byId.get(invoiceId)?.open === amount);
      const [claim, other] = claimed;
      if (claim && !other)
        return { match: 'sure', claimId: claim.id, invoiceId: claim.invoiceId, userId: claim.userId };
    }
    const candidates = byAmount.get(amount!) ?? [];
    const plain = normalReference(narration);
    const named = candidates.filter(({ number }) => plain.includes(normalReference(number)));
    if (named.length === 1) return { match: 'sure', invoiceId: named[0]!.id, userId: named[0]!.userId };
    const payers = candidates.filter(
      ({ membershipId, name, phone, userId }) =>
        userId !== null &&
        ((membershipId && words.has(normalReference(membershipId))) ||
          (phone && words.has(phone)) ||
          plain.includes(normalReference(name) || '?')),
    );
    return payers.length === 1 ? { match: 'suggestion', invoiceId: payers[0]!.id, userId: payers[0]!.userId } : null;
  };
}

/** Returns the words of a narration that may be a reference or an id. */
const wordsOf = (narration: string) => narration.toUpperCase().match(/[A-Z0-9]{6,22}/g) ?? [];

/** Returns rows by a key, in their order. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
