import { asc, eq, gt } from 'drizzle-orm';
import { ads, shops } from '~/features/marketplace/server/public';
import { portalTopic } from '~/features/portal/contract';
import { frozenDays } from '~/features/portal/contract/choices';
import { adRequests, shopContacts } from '~/features/portal/server/tables';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { DAY_MS } from '~/shared/dates';

const people = [
  { name: 'Ramesh Menon', email: 'ramesh@shop.example', phone: '9000041001', language: 'en' },
  { name: 'സുനിത കെ.', email: 'sunitha@shop.example', phone: '9000041002', language: 'ml' },
] as const;

/** Loads a contact for each of the two shops whose ads end next, and a renewal that the first asks for. */
export async function loadDemoPortal({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(shopContacts)) > 0) return false;
  const now = clock.now();
  const running = await db
    .select({ shop: shops.id, ad: ads.id, tier: ads.adType })
    .from(ads)
    .innerJoin(shops, eq(shops.id, ads.shopId))
    .where(gt(ads.endsAt, now))
    .orderBy(asc(ads.endsAt), asc(ads.id));
  const first = running[0];
  const second = running.find(({ shop }) => shop !== first?.shop);
  if (!first || !second) return false;
  await write(async (tx, invalidate) => {
    invalidate(portalTopic);
    const [contact] = await tx
      .insert(shopContacts)
      .values([first, second].map(({ shop }, index) => ({ ...people[index]!, shopId: shop, createdAt: now })))
      .returning({ id: shopContacts.id });
    await tx.insert(adRequests).values({
      shopId: first.shop,
      contactId: contact!.id,
      adId: first.ad,
      kind: 'renew',
      tier: first.tier,
      priceUntil: new Date(now.getTime() + frozenDays * DAY_MS),
      status: 'open',
      createdAt: now,
    });
    await rememberDemo(tx, [adRequests, shopContacts]);
  });
  return true;
}
