import { asc, eq, inArray, sql } from 'drizzle-orm';
import { approvedMembers, fullNameColumn, users } from '~/features/people/server/public';
import type { Booking } from '~/features/dues/server/context';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { overdueNotice } from '~/features/dues/server/overdue';
import { issueTo } from '~/features/dues/server/issue';
import { bank, cashOf, lockBooks } from '~/features/dues/server/ledger';
import { recordReceipt } from '~/features/dues/server/record-receipt';
import { duesAllocations, duesInvoices, duesPlans, duesReceipts } from '~/features/dues/server/tables';
import type { Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import { siteSettings } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';

/** The invented committee's UPI id. */
const upi = { upi_id: 'sangham.demo@examplebank', payee: 'Sangham Demo' };
/** What the invented plan asks of each, in paise. */
export const demoDues = 45_000;
const members = 210;

/**
 * Loads a year of dues of two hundred members: most have paid, in cash to their area's admin or by UPI, some in part,
 * some not at all. Returns false when there are plans already, or no demo people.
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
    const ago = (days: number) => dayIso(new Date(at.getTime() - days * DAY_MS));
    const today = ago(0);
    const year = Number(today.slice(5, 7)) >= 4 ? Number(today.slice(0, 4)) : Number(today.slice(0, 4)) - 1;
    const [plan] = await tx
      .insert(duesPlans)
      .values({
        year: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
        name: 'Annual dues',
        amount: demoDues,
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
      logo: null,
      address: config.publicUrl,
      isDemo: true,
    });
    const areaOf = new Map(owing.map(({ id, areaId }) => [id, areaId]));
    const [reminded] = await tx.select({ id: users.id }).from(users).where(eq(users.email, 'malayalam@demo.test'));
    const unpaid: typeof invoices = [];
    for (const [index, invoice] of invoices.entries()) {
      // Every fifth has paid nothing, every eleventh a part.
      if (index % 5 === 0 || invoice.userId === reminded?.id) {
        unpaid.push(invoice);
        continue;
      }
      const paid = index % 11 === 0 ? demoDues / 3 : demoDues;
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
    await insertDemoNotices(tx, ({ id }) =>
      unpaid
        .filter(({ userId }) => userId === id)
        .map((invoice) => ({ ...overdueNotice(invoice), at: new Date(at.getTime() - 10 * DAY_MS) })),
    );
    await setUpi(tx, at);
    await rememberDemo(tx, [duesAllocations, duesReceipts, duesInvoices, duesPlans]);
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
