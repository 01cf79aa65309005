import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { tiers, type Tier } from '~/shared/tiers';
import type { Price } from '../contract';
import type { PriceForm } from '../contract/forms';
import { tierPrices } from './tables';

/** Returns what an ad of a tier costs on a day, in paise: the newest entry of the latest day; null without any. */
export async function findPrice(db: Db | Tx, tier: Tier, day: string): Promise<number | null> {
  const [found] = await db
    .select({ price: tierPrices.price })
    .from(tierPrices)
    .where(and(eq(tierPrices.tier, tier), lte(tierPrices.validFrom, day)))
    .orderBy(desc(tierPrices.validFrom), desc(tierPrices.id))
    .limit(1);
  return found?.price ?? null;
}

/** Returns every price that was entered, and what each tier costs today. */
export async function listPrices({ db, clock }: Pick<Site, 'db' | 'clock'>) {
  const rows = await db
    .select()
    .from(tierPrices)
    .orderBy(asc(tierPrices.tier), desc(tierPrices.validFrom), desc(tierPrices.id));
  const day = dayIso(clock.now());
  const today = await Promise.all(tiers.map(async (tier) => ({ tier, price: await findPrice(db, tier, day) })));
  return { results: rows.map(presentPrice), today };
}

/** Enters what an ad of a tier costs from a day on. */
export function addPrice({ write, clock }: Pick<Site, 'write' | 'clock'>, caller: Caller, form: PriceForm) {
  return write(async (tx) => {
    const at = clock.now();
    const [added] = await tx
      .insert(tierPrices)
      .values({ tier: form.tier, price: form.price, validFrom: form.valid_from, createdAt: at })
      .returning();
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'tier_price.create',
      target: { type: 'tier_price', id: added!.id, name: form.tier },
      after: { ...form },
    });
    return presentPrice(added!);
  });
}

const presentPrice = ({ id, tier, price, validFrom, createdAt }: typeof tierPrices.$inferSelect): Price => ({
  id,
  tier,
  price,
  valid_from: validFrom,
  created_at: toIso(createdAt),
});
