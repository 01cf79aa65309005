import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { licencesTopic } from '../contract';
import { renewals } from './tables';

/**
 * Closes a person's open request for their membership, because the dues are paid, and returns it as it was; null
 * without one.
 */
export async function closeMembershipRequest(
  tx: Tx,
  invalidate: Invalidate,
  { userId, by, at }: { userId: number; by: number | null; at: Date },
): Promise<{ id: number; status: string } | null> {
  const [open] = await tx
    .select({ id: renewals.id, status: renewals.status })
    .from(renewals)
    .where(
      and(
        eq(renewals.userId, userId),
        eq(renewals.kind, 'membership'),
        inArray(renewals.status, ['queue', 'correction']),
      ),
    )
    .for('update');
  if (!open) return null;
  await tx
    .update(renewals)
    .set({ status: 'approved', decidedAt: at, decidedBy: by, updatedAt: at })
    .where(eq(renewals.id, open.id));
  invalidate(licencesTopic);
  return open;
}

/**
 * Opens a request again that a payment has closed, as it was before. Returns false when it has been changed since, or
 * the person has another open request.
 */
export async function reopenMembershipRequest(
  tx: Tx,
  invalidate: Invalidate,
  { id, status, at }: { id: number; status: string; at: Date },
): Promise<boolean> {
  const [request] = await tx.select().from(renewals).where(eq(renewals.id, id)).for('update');
  if (request?.status !== 'approved') return false;
  const others = await tx.$count(
    renewals,
    and(
      eq(renewals.userId, request.userId),
      eq(renewals.kind, 'membership'),
      inArray(renewals.status, ['queue', 'correction']),
    ),
  );
  if (others > 0) return false;
  await tx
    .update(renewals)
    .set({
      status: status === 'correction' ? 'correction' : 'queue',
      decidedAt: null,
      decidedBy: null,
      updatedAt: at,
    })
    .where(eq(renewals.id, id));
  invalidate(licencesTopic);
  return true;
}
