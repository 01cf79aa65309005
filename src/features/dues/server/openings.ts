import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Booking } from './context';
import { postInvoices, voidAll } from './invoices';
import { nextNumbers } from './ledger';
import { refuse } from './refusals';
import { duesInvoices, duesOpenings } from './tables';

/*
 * Files of opening arrears. Invoices name the file that they came from, so its table is here; what is in it,
 * dues-statements knows.
 */

type Opening = typeof duesOpenings.$inferSelect;

/** Stores a file of opening arrears; returns its id. */
export async function storeOpening(tx: Tx, file: Pick<Opening, 'filename' | 'rows' | 'createdAt'>): Promise<number> {
  const [opening] = await tx.insert(duesOpenings).values(file).returning({ id: duesOpenings.id });
  return opening!.id;
}

/** Returns a file of opening arrears, if it exists. */
export async function findOpening(db: Db, id: number): Promise<Opening | undefined> {
  const [opening] = await db.select().from(duesOpenings).where(eq(duesOpenings.id, id));
  return opening;
}

/** The same, locked until the end of the transaction. */
export async function lockOpening(tx: Tx, id: number): Promise<Opening | undefined> {
  const [opening] = await tx.select().from(duesOpenings).where(eq(duesOpenings.id, id)).for('update');
  return opening;
}

/** Returns the last 50 files of opening arrears, the newest first. */
export const findOpenings = (db: Db): Promise<Opening[]> =>
  db.select().from(duesOpenings).orderBy(desc(duesOpenings.id)).limit(50);

/** Records when a file of opening arrears was applied or undone. */
export const markOpening = (tx: Tx, id: number, moment: Partial<Pick<Opening, 'appliedAt' | 'undoneAt'>>) =>
  tx.update(duesOpenings).set(moment).where(eq(duesOpenings.id, id));

/** What a member owed before the ledger began. */
export interface OpeningDebt {
  userId: number;
  payer: string;
  amount: number;
  dueOn: string;
}

/** Issues the invoices of a file of opening arrears, in a transaction that has the lock of the books. */
export async function billOpening(
  { tx, at, today }: Pick<Booking, 'tx' | 'at' | 'today'>,
  openingId: number,
  debts: readonly OpeningDebt[],
): Promise<void> {
  if (debts.length === 0) return;
  const numbers = await nextNumbers(tx, 'I', today, debts.length);
  const columns = debts.map((debt, index) => ({ ...debt, number: numbers[index]!, openingId, issuedOn: today }));
  const invoices = await tx.insert(duesInvoices).values(columns).returning();
  await postInvoices(tx, invoices, { day: today, at });
}

/**
 * Voids the invoices of a file of opening arrears, in a transaction that has the lock of the books; returns how many
 * counted. Throws 409 once something is paid.
 */
export async function voidOpening(booking: Booking, openingId: number, reason: string): Promise<number> {
  const invoices = await booking.tx.select().from(duesInvoices).where(eq(duesInvoices.openingId, openingId));
  if (invoices.some(({ paid }) => paid > 0)) throw refuse.conflict('paid', (t) => t.invoicePaid);
  const live = invoices.filter(({ voidedAt, waivedAt }) => !voidedAt && !waivedAt);
  await voidAll(booking, live, reason);
  return live.length;
}
