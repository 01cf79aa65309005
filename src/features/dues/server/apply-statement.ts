import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { both } from '../texts/both';
import { openOf } from './allocate';
import { approve } from './claims';
import { book, type Booking } from './context';
import { bank, lockBooks } from './ledger';
import { recordReceipt } from './record-receipt';
import { refuse } from './refusals';
import { reverse } from './reverse';
import { readMoney } from './settings';
import { duesClaims, duesInvoices, duesReceipts, duesStatementLines, duesStatements } from './tables';

type Line = typeof duesStatementLines.$inferSelect;

/**
 * Records the incoming lines of a file, all or none: a ticked line as what it matches, one whose receipt is there
 * already by its link, any other of an unknown payer. Throws 404, 400 on `ticks` for a line without a match, 409 the
 * second time.
 */
export function applyStatement(site: Site, caller: Caller, id: number, ticks: readonly number[]): Promise<void> {
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const statement = await lockStatement(tx, id);
    if (statement.appliedAt) throw refuse.conflict('applied', (t) => t.applied);
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
    await tx.update(duesStatements).set({ appliedAt: at }).where(eq(duesStatements.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'statement.apply',
      target: { type: 'statement', id, name: statement.filename },
      after: { lines: lines.length, ticks: ticks.length },
    });
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
    const [claim] = await tx.select().from(duesClaims).where(eq(duesClaims.id, line.claimId));
    if (claim?.state === 'open') return approve(site, booking, claim, day);
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
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const statement = await lockStatement(tx, id);
    if (!statement.appliedAt) throw refuse.conflict('not_applied', (t) => t.notApplied);
    if (statement.undoneAt) throw refuse.conflict('undone', (t) => t.undone);
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
    for (const receipt of recorded) await reverse(booking, receipt.id, both.en.statementUndone);
    await tx.update(duesStatementLines).set({ appliedHash: null }).where(eq(duesStatementLines.statementId, id));
    await tx.update(duesStatements).set({ undoneAt: at }).where(eq(duesStatements.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'statement.undo',
      target: { type: 'statement', id, name: statement.filename },
      after: { receipts: recorded.length },
    });
  });
}

async function lockStatement(tx: Tx, id: number) {
  const [statement] = await tx.select().from(duesStatements).where(eq(duesStatements.id, id)).for('update');
  if (!statement) throw refuse.notFound((t) => t.statementUnknown);
  return statement;
}
