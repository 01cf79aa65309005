import { eq } from 'drizzle-orm';
import { cashOf, demoDues, lockBooks, post, readCash } from '~/features/dues/server/public';
import { duesHandovers } from '~/features/dues-cash/server/tables';
import { users } from '~/features/people/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';

/**
 * Has an area hand over what it took: a handover is confirmed, another waits. Returns false when there are handovers
 * already, or no demo people with cash.
 */
export async function loadDemoCash({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(duesHandovers)) > 0) return false;
  const [admin] = await db.select().from(users).where(eq(users.email, 'area-admin@demo.test'));
  const [treasurer] = await db.select().from(users).where(eq(users.email, 'treasurer@demo.test'));
  if (!admin || !treasurer) return false;
  const [held] = await readCash(db, { id: admin.id, name: '' });
  if (held!.balance === 0) return false;
  await write(async (tx) => {
    await lockBooks(tx);
    const at = clock.now();
    const today = dayIso(at);
    const [handover] = await tx
      .insert(duesHandovers)
      .values([
        {
          userId: admin.id,
          amount: demoDues * 2,
          counted: demoDues * 2,
          createdAt: at,
          confirmedAt: at,
          confirmedBy: treasurer.id,
        },
        { userId: admin.id, amount: demoDues, createdAt: at },
      ])
      .returning({ id: duesHandovers.id });
    await post(tx, { kind: 'handover', day: today, at, handoverId: handover!.id, isDemo: true }, [
      [cashOf(treasurer.id), demoDues * 2],
      [cashOf(admin.id), -demoDues * 2],
    ]);
    await rememberDemo(tx, [duesHandovers]);
  });
  return true;
}
