import { and, asc, eq, like, ne } from 'drizzle-orm';
import { closeClaim, duesClaims, duesInvoices, storeClaim } from '~/features/dues/server/public';
import { claimedNotice, decidedNotice } from '~/features/dues-claims/server/announce';
import { insertNotices } from '~/features/notifications/server/public';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';

/**
 * Has three members who have paid nothing say that they have. Returns false when there are claims already, or no
 * invoices of demo people.
 */
export async function loadDemoClaims({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(duesClaims)) > 0) return false;
  const [found] = await db.select().from(users).where(eq(users.email, 'treasurer@demo.test'));
  const unpaid = await db
    .select({ invoice: duesInvoices })
    .from(duesInvoices)
    .innerJoin(users, eq(users.id, duesInvoices.userId))
    .where(and(eq(duesInvoices.paid, 0), like(users.email, '%@demo.test'), ne(users.email, 'malayalam@demo.test')))
    .orderBy(asc(duesInvoices.id))
    .limit(3);
  if (!found || unpaid.length === 0) return false;
  await write(async (tx) => {
    const at = clock.now();
    const treasurer = { id: found.id, name: `${found.firstName} ${found.lastName}` };
    const paidOn = dayIso(new Date(at.getTime() - 3 * DAY_MS));
    await claim(
      tx,
      unpaid.map(({ invoice }) => invoice),
      { at, paidOn, treasurer },
    );
    await rememberDemo(tx, [duesClaims]);
  });
  return true;
}

/** Has members say that they have paid: two claims wait for the treasurer, one was rejected. */
async function claim(
  tx: Tx,
  invoices: readonly (typeof duesInvoices.$inferSelect)[],
  { at, paidOn, treasurer }: { at: Date; paidOn: string; treasurer: { id: number; name: string } },
): Promise<void> {
  for (const [index, invoice] of invoices.entries()) {
    const isOpen = index < 2;
    const closed = { state: 'rejected', note: 'The bank has no such payment.' } as const;
    const createdAt = new Date(at.getTime() - (index + 1) * DAY_MS);
    const id = await storeClaim(tx, {
      userId: invoice.userId!,
      invoiceId: invoice.id,
      method: 'upi',
      reference: String(500_000_000_000 + invoice.id * 7919),
      paidOn,
      createdAt,
    });
    if (!isOpen) await closeClaim({ tx, at, actor: treasurer }, id, closed);
    const told = { id, number: invoice.number };
    if (isOpen) {
      const name = { id: invoice.userId!, name: invoice.payer };
      await insertNotices(tx, { ...claimedNotice(told, name), to: [treasurer.id], mailedElsewhere: true }, createdAt);
    } else {
      const notice = decidedNotice({ ...told, note: closed.note, isApproved: false });
      await insertNotices(tx, { ...notice, to: [invoice.userId!], mailedElsewhere: true }, at);
    }
  }
}
