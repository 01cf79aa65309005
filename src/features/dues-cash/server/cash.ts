import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { bank, book, cashOf, lockBooks, post, readCash } from '~/features/dues/server/public';
import { refuse } from './refusals';
import { duesHandovers } from './tables';

/** Records that the caller hands over cash, and returns the handover's id. */
export function addHandover(site: Site, caller: Caller, amount: number): Promise<number> {
  return book(site, caller, async ({ tx, at }) => {
    const [handover] = await tx
      .insert(duesHandovers)
      .values({ userId: caller.id, amount, createdAt: at })
      .returning({ id: duesHandovers.id });
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'handover.create',
      target: { type: 'handover', id: handover!.id, name: caller.name },
      person: caller.id,
      after: { amount },
    });
    return handover!.id;
  });
}

/**
 * Confirms a handover: what was counted moves from its holder to the caller. Throws 404, 409 `confirmed`, 403 for the
 * caller's own.
 */
export function confirmHandover(site: Site, caller: Caller, id: number, counted: number): Promise<void> {
  return book(site, caller, async ({ tx, at, today }) => {
    await lockBooks(tx);
    const [handover] = await tx.select().from(duesHandovers).where(eq(duesHandovers.id, id)).for('update');
    if (!handover || handover.userId === null) throw refuse.notFound((t) => t.handoverUnknown);
    if (handover.confirmedAt) throw refuse.conflict('confirmed', (t) => t.confirmed);
    if (handover.userId === caller.id) throw refuse.forbidden((t) => t.ownHandover, 'own_record');
    await tx
      .update(duesHandovers)
      .set({ counted, confirmedAt: at, confirmedBy: caller.id })
      .where(eq(duesHandovers.id, id));
    await post(tx, { kind: 'handover', day: today, at, handoverId: id }, [
      [cashOf(caller.id), counted],
      [cashOf(handover.userId), -counted],
    ]);
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'handover.confirm',
      target: { type: 'handover', id },
      person: handover.userId,
      before: { amount: handover.amount },
      after: { counted, difference: counted - handover.amount },
    });
  });
}

/** Moves cash of the caller to the bank; throws 400 for more than they hold. */
export function depositCash(site: Site, caller: Caller, amount: number): Promise<void> {
  return book(site, caller, async ({ tx, at, today }) => {
    await lockBooks(tx);
    const [held] = await readCash(tx, caller);
    if (amount > held!.balance) throw refuse.invalid((t) => ({ amount: [t.tooMuchCash] }));
    await post(tx, { kind: 'deposit', day: today, at }, [
      [bank, amount],
      [cashOf(caller.id), -amount],
    ]);
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'cash.deposit',
      target: { type: 'cash', id: null },
      after: { amount },
    });
  });
}
