import { and, asc, eq, getTableColumns, gt, inArray, lte, min, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { ShopFilter } from '../contract';
import { compareInFeed } from '../rules';
import { ads, shopCategories, shops } from './tables';

const { createdAt: _, ...ownColumns } = getTableColumns(shops);
const shopColumns = { ...ownColumns, categoryName: shopCategories.name };
const adColumns = { ...getTableColumns(ads), shopName: shops.name, categoryName: shopCategories.name };

export type ShopRow = Awaited<ReturnType<typeof findShops>>[number];
export type AdRow = Awaited<ReturnType<typeof findAds>>[number];

/** All categories by name. */
export function findCategories(db: Db) {
  return db.select({ id: shopCategories.id, name: shopCategories.name }).from(shopCategories).orderBy(sql`fold(${shopCategories.name})`);
}

/** Shops by name; `where` narrows them. */
export function findShops(db: Db | Tx, where?: SQL) {
  return db
    .select(shopColumns)
    .from(shops)
    .innerJoin(shopCategories, eq(shops.categoryId, shopCategories.id))
    .where(where)
    .orderBy(sql`fold(${shops.name})`, asc(shops.id));
}

export async function findShop(db: Db | Tx, id: number): Promise<ShopRow | undefined> {
  const [shop] = await findShops(db, eq(shops.id, id));
  return shop;
}

/** The finder's filter: `q` anywhere in the name, accents and case aside; names of lists match exactly but for case. */
export function shopFilter({ q, category, location }: ShopFilter): SQL | undefined {
  return and(
    q ? sql`fold(${shops.name}) like '%' || replace(replace(replace(fold(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'` : undefined,
    category ? sql`lower(${shopCategories.name}) = lower(${category})` : undefined,
    location ? sql`lower(trim(${shops.location})) = lower(${location})` : undefined,
  );
}

/** Ads in feed order: tier, then newest. `where` narrows them. */
export async function findAds(db: Db | Tx, where?: SQL) {
  const found = await db
    .select(adColumns)
    .from(ads)
    .innerJoin(shops, eq(ads.shopId, shops.id))
    .innerJoin(shopCategories, eq(shops.categoryId, shopCategories.id))
    .where(where);
  return found.sort(compareInFeed);
}

export function findLiveAds(db: Db, now: Date) {
  return findAds(db, and(lte(ads.startsAt, now), gt(ads.endsAt, now)));
}

export function findLiveAdsOf(db: Db, shopIds: number[], now: Date) {
  return findAds(db, and(inArray(ads.shopId, shopIds), lte(ads.startsAt, now), gt(ads.endsAt, now)));
}

/** The next instant at which an ad begins or ends; null when none will. */
export async function findNextChange(db: Db, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({
      start: min(sql`case when ${ads.startsAt} > ${now.toISOString()}::timestamptz then ${ads.startsAt} end`).mapWith(ads.startsAt),
      end: min(ads.endsAt),
    })
    .from(ads)
    .where(gt(ads.endsAt, now));
  const coming = [found?.start, found?.end].filter((date) => date instanceof Date);
  return coming.length ? new Date(Math.min(...coming.map(Number))) : null;
}
