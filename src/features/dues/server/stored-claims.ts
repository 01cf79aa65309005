import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Booking } from './context';
import { duesClaims } from './tables';

/*
 * What members say to have paid. A void or waived invoice ends its claims, so their table is here; what they
 * say and how they are decided, dues-claims knows.
 */

type Values = typeof duesClaims.$inferInsert;

/** Stores an open claim; returns its id. */
export async function storeClaim(tx: Tx, claim: Omit<Values, 'state'>): Promise<number> {
  const [row] = await tx
    .insert(duesClaims)
    .values({ ...claim, state: 'open' })
    .returning({ id: duesClaims.id });
  return row!.id;
}

/** Stores what was decided about a claim. */
export const closeClaim = (
  { tx, at, actor }: Pick<Booking, 'tx' | 'at' | 'actor'>,
  id: number,
  change: Pick<Values, 'state' | 'note' | 'receiptId'>,
) =>
  tx
    .update(duesClaims)
    .set({ ...change, decidedAt: at, decidedBy: actor?.id ?? null })
    .where(eq(duesClaims.id, id));
