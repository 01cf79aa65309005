import { and, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { closeMembershipRequest, reopenMembershipRequest } from '~/features/licences/server/public';
import { applyRenewal, lockUser, users } from '~/features/people/server/public';
import { peopleTopic } from '~/shared/topics';
import type { Booking } from './context';
import { duesInvoices } from './tables';

type Row = typeof duesInvoices.$inferSelect;

/** What a reversal could not take back, by the keys of the texts. */
export interface Unsettled {
  what: 'membership' | 'request';
  why: 'changed';
}

/**
 * Does what follows from an invoice's being fully paid, once: the membership becomes good until the plan's day, unless
 * it is good for longer, and an open request for it is closed (docs/product/dues.md, "Consequences").
 */
export async function settle(booking: Booking, invoice: Row): Promise<void> {
  const { extendsUntil, extendedTo, userId, paid, amount, waivedAt, voidedAt } = invoice;
  if (!extendsUntil || extendedTo || userId === null || paid < amount || waivedAt || voidedAt) return;
  const { tx, invalidate, actor, at } = booking;
  const user = await lockUser(tx, userId);
  if (!user) return;
  const before = user.membershipUntil;
  if (before === null || before < extendsUntil) {
    await applyRenewal(tx, invalidate, user, { kind: 'membership', membershipUntil: extendsUntil }, at);
    await tx
      .update(duesInvoices)
      .set({ extendedTo: extendsUntil, extendedFrom: before })
      .where(eq(duesInvoices.id, invoice.id));
    await recordMembership(booking, 'user.extend_membership', user, { before, after: extendsUntil });
  }
  const closed = await closeMembershipRequest(tx, invalidate, { userId, by: actor?.id ?? null, at });
  if (closed)
    await tx
      .update(duesInvoices)
      .set({ closedRequest: closed.id, closedRequestState: closed.status })
      .where(eq(duesInvoices.id, invoice.id));
}

/**
 * Takes back what followed from the full payment of an invoice that is no longer fully paid. Returns what has been
 * changed since, and so stays.
 */
export async function unsettle(booking: Booking, invoice: Row): Promise<Unsettled[]> {
  const { tx, invalidate, at } = booking;
  const { extendedTo, extendedFrom, closedRequest, closedRequestState, userId } = invoice;
  const keptChanges: Unsettled[] = [];
  if (extendedTo && userId !== null) {
    const user = await lockUser(tx, userId);
    if (user && user.membershipUntil === extendedTo) {
      await tx
        .update(users)
        .set({ membershipUntil: extendedFrom, updatedAt: at })
        .where(and(eq(users.id, userId)));
      invalidate(peopleTopic);
      await recordMembership(booking, 'user.restore_membership', user, { before: extendedTo, after: extendedFrom });
    } else if (user) keptChanges.push({ what: 'membership', why: 'changed' });
  }
  if (closedRequest !== null && closedRequestState !== null) {
    const isOpen = await reopenMembershipRequest(tx, invalidate, { id: closedRequest, status: closedRequestState, at });
    if (!isOpen) keptChanges.push({ what: 'request', why: 'changed' });
  }
  await tx
    .update(duesInvoices)
    .set({ extendedTo: null, extendedFrom: null, closedRequest: null, closedRequestState: null })
    .where(eq(duesInvoices.id, invoice.id));
  return keptChanges;
}

const recordMembership = (
  { tx, actor, at }: Booking,
  action: string,
  user: { id: number; username: string },
  { before, after }: { before: string | null; after: string | null },
) =>
  recordAudit(tx, {
    at,
    actor,
    action,
    target: { type: 'user', id: user.id, name: user.username },
    before: { membership_until: before },
    after: { membership_until: after },
  });
