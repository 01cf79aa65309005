import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { duesHandingsOver } from './tables';

/*
 * The signatures with which a treasurer hands over to the next. The second closes the books, which receipts keep to, so
 * their table is here; what is counted and moved, dues-cash knows.
 */

type HandingOver = typeof duesHandingsOver.$inferSelect;

/** Stores the first signature; returns its id. */
export async function storeHandingOver(
  tx: Tx,
  handing: Pick<HandingOver, 'fromId' | 'toId' | 'cash' | 'counted' | 'at'>,
): Promise<number> {
  const [row] = await tx.insert(duesHandingsOver).values(handing).returning({ id: duesHandingsOver.id });
  return row!.id;
}

/** Returns what was handed over, if it exists, locked until the end of the transaction. */
export async function lockHandingOver(tx: Tx, id: number): Promise<HandingOver | undefined> {
  const [found] = await tx.select().from(duesHandingsOver).where(eq(duesHandingsOver.id, id)).for('update');
  return found;
}

/** Stores the second signature, which closes the books with a day. */
export const closeBooks = (tx: Tx, id: number, signed: { signedAt: Date; closedUntil: string }) =>
  tx.update(duesHandingsOver).set(signed).where(eq(duesHandingsOver.id, id));
