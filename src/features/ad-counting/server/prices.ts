import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Tier } from '~/shared/tiers';
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
