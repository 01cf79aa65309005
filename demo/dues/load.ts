import { asc, eq, inArray, sql } from 'drizzle-orm';
import { approvedMembers, fullNameColumn, users } from '~/features/people/server/public';
import type { Booking } from '~/features/dues/server/context';
import { issueTo } from '~/features/dues/server/issue';
import { bank, cashOf, lockBooks, post } from '~/features/dues/server/ledger';
import { recordReceipt } from '~/features/dues/server/record-receipt';
import { duesAllocations, duesHandovers, duesInvoices, duesPlans, duesReceipts } from '~/features/dues/server/tables';
import type { Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import { siteSettings } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import { DAY_MS, toIso } from '~/shared/dates';

/** The invented committee's UPI id. */
const upi = { upi_id: 'sangham.demo@examplebank', payee: 'Sangham Demo' };
const amount = 45_000;
const members = 210;

/**
 * Loads a year of dues of two hundred members: most have paid, in cash to their area's admin or by UPI, some in part,
 * some not at all; one area has handed over. Returns false when there are plans already, or no demo people.
 */
export async function loadDemoDues(site: Site): Promise<boolean> {
  const { db, write, clock, names, config } = site;
  if ((await db.$count(duesPlans)) > 0) return false;
  const owing = await db
    .select({ id: users.id, name: fullNameColumn(), areaId: users.areaId })
    .from(users)
    .where(sql`${approvedMembers()} and ${users.email} like '%@demo.test'`)
    .orderBy(asc(users.id))
    .limit(members);
  const [admin] = await db.select().from(users).where(eq(users.email, 'area-admin@demo.test'));
  const [treasurer] = await db.select().from(users).where(eq(users.email, 'treasurer@demo.test'));
  if (owing.length === 0 || !admin || !treasurer) return false;
  await write(async (tx, invalidate) => {
    await lockBooks(tx);
    const at = clock.now();
    const ago = (days: number) => toIso(new Date(at.getTime() - days * DAY_MS)).slice(0, 10);
    const today = ago(0);
    const year = Number(today.slice(5, 7)) >= 4 ? Number(today.slice(0, 4)) : Number(today.slice(0, 4)) - 1;
    const [plan] = await tx
      .insert(duesPlans)
      .values({
        year: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
        name: 'Annual dues',
        amount,
        classes: [],
        dueOn: ago(40),
        issuedAt: new Date(at.getTime() - 60 * DAY_MS),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    await issueTo(tx, plan!, owing, at, { isDemo: true });
    const invoices = await tx.select().from(duesInvoices).where(eq(duesInvoices.planId, plan!.id));
    const office = { en: (await names('en', tx)).committee, ml: (await names('ml', tx)).committee };
    const by = (person: typeof users.$inferSelect): Booking => ({
      tx,
      invalidate,
      actor: { id: person.id, name: `${person.firstName} ${person.lastName}` },
      at,
      today,
      office,
      address: config.publicUrl,
      isDemo: true,
    });
    const areaOf = new Map(owing.map(({ id, areaId }) => [id, areaId]));
    for (const [index, invoice] of invoices.entries()) {
      // Every fifth has paid nothing, every eleventh a part.
      if (index % 5 === 0) continue;
      const paid = index % 11 === 0 ? amount / 3 : amount;
      const inCash = areaOf.get(invoice.userId!) === admin.areaId;
      await recordReceipt(by(inCash ? admin : treasurer), {
        userId: invoice.userId,
        shopId: null,
        amount: paid,
        method: inCash ? 'cash' : 'upi',
        account: inCash ? cashOf(admin.id) : bank,
        reference: inCash ? null : String(400_000_000_000 + invoice.id * 7919),
        receivedOn: ago(1 + (index % 45)),
        allocations: [{ invoice_id: invoice.id, amount: paid }],
        clientKey: `demo-${invoice.id}`,
      });
    }
    const [handover] = await tx
      .insert(duesHandovers)
      .values([
        {
          userId: admin.id,
          amount: amount * 2,
          counted: amount * 2,
          createdAt: at,
          confirmedAt: at,
          confirmedBy: treasurer.id,
        },
        { userId: admin.id, amount, createdAt: at },
      ])
      .returning({ id: duesHandovers.id });
    await post(tx, { kind: 'handover', day: today, at, handoverId: handover!.id, isDemo: true }, [
      [cashOf(treasurer.id), amount * 2],
      [cashOf(admin.id), -amount * 2],
    ]);
    await setUpi(tx, at);
    await rememberDemo(tx, [duesAllocations, duesReceipts, duesInvoices, duesHandovers, duesPlans]);
  });
  return true;
}

/** Gives the invented committee a UPI id, which stands before every version of its settings. */
async function setUpi(tx: Tx, at: Date): Promise<void> {
  const written = { language: 'en', version: 0, original: '', at } as const;
  const rows = Object.entries(upi).map(([key, value]) => ({ ...written, key, value }));
  await tx.insert(siteSettings).values(rows).onConflictDoNothing();
}

/** Takes back the entries of the demo data and its UPI id; numbers begin again where nothing real was recorded. */
export async function clearDemoDues(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from dues_numbers where not exists (select 1 from dues_transactions where not is_demo)`);
  await tx.execute(sql`select remove_demo_ledger()`);
  await tx.delete(siteSettings).where(inArray(siteSettings.value, Object.values(upi)));
}
