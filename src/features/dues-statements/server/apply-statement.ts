import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { approveIfOpen } from '~/features/dues-claims/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import {
  bank,
  type Booking,
  duesInvoices,
  duesReceipts,
  openOf,
  readMoney,
  recordReceipt,
  reverse,
} from '~/features/dues/server/public';
import { refuse } from './refusals';
import { duesStatementLines, duesStatements } from './tables';
import { both } from '../texts/both';
import { undoFile, applyFile } from './files';

type Line = typeof duesStatementLines.$inferSelect;

/** The files of the bank. */
const files = {
  kind: 'statement',
  lock: async (tx: Tx, id: number) => {
    const [statement] = await tx.select().from(duesStatements).where(eq(duesStatements.id, id)).for('update');
    return statement;
  },
  mark: (tx: Tx, id: number, moment: { appliedAt: Date } | { undoneAt: Date }) =>
    tx.update(duesStatements).set(moment).where(eq(duesStatements.id, id)),
  unknown: (t: typeof both.en) => t.statementUnknown,
} as const;

/**
 * Records the incoming lines of a file, all or none: a ticked line as what it matches, one whose receipt is there
 * already by its link, any other of an unknown payer. Throws 404, 400 on `ticks` for a line without a match, 409 the
 * second time.
 */
export function applyStatement(site: Site, caller: Caller, id: number, ticks: readonly number[]): Promise<void> {
  return applyFile({ site, caller, files, id }, async (booking) => {
    const { tx } = booking;
    const lines = await tx
      .select()
      .from(duesStatementLines)
      .where(and(eq(duesStatementLines.statementId, id), eq(duesStatementLines.state, 'new')))
      .orderBy(asc(duesStatementLines.line));
    const ticked = new Set(ticks);
    const matched = new Set(lines.filter(({ match }) => match !== null).map(({ line }) => line));
    if (ticks.some((line) => !matched.has(line))) throw refuse.invalid((t) => ({ ticks: [t.badTick] }));
    const { booksClosedUntil } = await readMoney(site, tx);
    for (const line of lines) {
      // Another file with the same line was applied since this one was read.
      const isKnown = await tx.$count(duesStatementLines, eq(duesStatementLines.appliedHash, line.hash!));
      if (isKnown > 0) {
        await tx.update(duesStatementLines).set({ state: 'known' }).where(eq(duesStatementLines.id, line.id));
        continue;
      }
      const day = booksClosedUntil !== null && line.valueDay! <= booksClosedUntil ? booking.today : line.valueDay!;
      const receiptId =
        line.amount! > 0 ? await recordLine(site, booking, { line, day, isTicked: ticked.has(line.line) }) : null;
      await tx
        .update(duesStatementLines)
        .set({ appliedHash: line.hash, receiptId })
        .where(eq(duesStatementLines.id, line.id));
    }
    return { lines: lines.length, ticks: ticks.length };
  });
}

async function recordLine(
  site: Site,
  booking: Booking,
  { line, day, isTicked }: { line: Line; day: string; isTicked: boolean },
): Promise<number> {
  const { tx } = booking;
  // Recorded by hand before: the money is not there twice.
  if (line.receiptId !== null) return line.receiptId;
  if (isTicked && line.claimId !== null) {
    const receiptId = await approveIfOpen(site, booking, line.claimId, day);
    if (receiptId !== null) return receiptId;
  }
  const [invoice] =
    isTicked && line.invoiceId !== null
      ? await tx.select().from(duesInvoices).where(eq(duesInvoices.id, line.invoiceId))
      : [];
  const pays = invoice ? Math.min(openOf(invoice), line.amount!) : 0;
  const receipt = await recordReceipt(booking, {
    userId: invoice?.userId ?? null,
    shopId: invoice?.shopId ?? null,
    amount: line.amount!,
    method: 'bank',
    account: bank,
    reference: line.reference,
    receivedOn: day,
    allocations: invoice && pays > 0 ? [{ invoice_id: invoice.id, amount: pays }] : [],
    note: line.narration.slice(0, 500),
  });
  return receipt.id;
}

/**
 * Reverses the receipts that a file has recorded; its lines may come again. Throws 404, 409 unless it is applied, and
 * the second time.
 */
export function undoStatement(site: Site, caller: Caller, id: number): Promise<void> {
  return undoFile({ site, caller, files, id }, async (booking, statement) => {
    const { tx } = booking;
    const recorded = await tx
      .select({ id: duesReceipts.id })
      .from(duesStatementLines)
      .innerJoin(duesReceipts, eq(duesReceipts.id, duesStatementLines.receiptId))
      .where(
        and(
          eq(duesStatementLines.statementId, id),
          // Not those that were recorded by hand, before the file.
          sql`${duesReceipts.recordedAt} >= ${statement.appliedAt}`,
          isNull(duesReceipts.reverses),
          sql`not exists (select 1 from dues_receipts v where v.reverses = ${duesReceipts.id})`,
        ),
      )
      .orderBy(asc(duesReceipts.id));
    for (const receipt of recorded) await reverse(booking, receipt.id, both.en.takenBack.statement);
    await tx.update(duesStatementLines).set({ appliedHash: null }).where(eq(duesStatementLines.statementId, id));
    return { receipts: recorded.length };
  });
}
