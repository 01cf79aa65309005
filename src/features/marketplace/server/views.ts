import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lte,
  min,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { containsWord, matchesWord, type Step } from '~/platform/database/matches';
import type { ShopFilter } from '../contract';
import { compareInFeed } from '../rules';
import { ads, shopCategories, shops } from './tables';

const { createdAt: _, nameSound: __, ...ownColumns } = getTableColumns(shops);
const shopColumns = { ...ownColumns, categoryName: shopCategories.name, categoryNameMl: shopCategories.nameMl };
const adColumns = {
  ...getTableColumns(ads),
  shopName: shops.name,
  categoryName: shopCategories.name,
  categoryNameMl: shopCategories.nameMl,
};

export type ShopRow = Awaited<ReturnType<typeof findShops>>[number];
export type CategoryRow = typeof shopCategories.$inferSelect;
export type AdRow = Awaited<ReturnType<typeof findAds>>[number];

/** Returns all categories by name. */
export function findCategories(db: Db) {
  return db
    .select()
    .from(shopCategories)
    .orderBy(sql`fold(${shopCategories.name})`);
}

/** Returns shops by name; `where` narrows them, `first` decides which of them come before the others. */
export function findShops(db: Db | Tx, where?: SQL, first?: SQL) {
  return db
    .select(shopColumns)
    .from(shops)
    .innerJoin(shopCategories, eq(shops.categoryId, shopCategories.id))
    .where(where)
    .orderBy(...(first ? [desc(first)] : []), sql`fold(${shops.name})`, asc(shops.id));
}

export async function findShop(db: Db | Tx, id: number): Promise<ShopRow | undefined> {
  const [shop] = await findShops(db, eq(shops.id, id));
  return shop;
}

/**
 * Returns a place as places are compared: without case, accents and doubled spaces (docs/product/marketplace.md,
 * "Places").
 */
const placeKey = (place: SQLWrapper | string) => sql`fold(regexp_replace(trim(${place}), '\\s+', ' ', 'g'))`;

/** Returns how the oldest shop of a place spells it; undefined for a place that no shop but `except` has. */
export async function findSpelling(tx: Tx, place: string, except?: number): Promise<string | undefined> {
  const [known] = await tx
    .select({ location: shops.location })
    .from(shops)
    .where(and(eq(placeKey(shops.location), placeKey(place)), except === undefined ? undefined : ne(shops.id, except)))
    .orderBy(asc(shops.createdAt), asc(shops.id))
    .limit(1);
  return known?.location;
}

/**
 * Returns the places of the shops that the filter finds when its place is left out, without that place, and how many
 * shops each has.
 */
export function findOtherPlaces(db: Db, { location = '', ...filter }: ShopFilter) {
  return db
    .select({ location: shops.location, shops: count() })
    .from(shops)
    .innerJoin(shopCategories, eq(shops.categoryId, shopCategories.id))
    .where(and(shopFilter(filter), ne(shops.location, ''), ne(placeKey(shops.location), placeKey(location))))
    .groupBy(shops.location);
}

/** The name of a shop as searches compare it. */
export const foldedName = sql`fold(${shops.name})`;

/** How many shops Find reads: the nearest are taken of them. */
const nearest = 25;

/** Returns the shops whose names are nearest to what is looked for (`nearestNames`). */
export const findNearest = (db: Db, { where, order }: Step) =>
  db
    .select(shopColumns)
    .from(shops)
    .innerJoin(shopCategories, eq(shops.categoryId, shopCategories.id))
    .where(where)
    .orderBy(...order, asc(shops.id))
    .limit(nearest);

/** What comes first in the finder: names that are written so, before names that only sound so. */
export const writtenSo = ({ q }: ShopFilter): SQL | undefined => (q ? containsWord(foldedName, q) : undefined);

/**
 * Returns the finder's filter: `q` anywhere in the name as it is written or sounds, accents and case aside; a category
 * exactly but for case, in either language, a place by its key.
 */
export function shopFilter({ q, category, location }: ShopFilter): SQL | undefined {
  return and(
    q ? matchesWord(q, foldedName, shops.nameSound) : undefined,
    category ? sql`lower(${category}) in (lower(${shopCategories.name}), lower(${shopCategories.nameMl}))` : undefined,
    location ? eq(placeKey(shops.location), placeKey(location)) : undefined,
  );
}

/** Returns ads in feed order: tier, then newest. `where` narrows them. */
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

/** An ad as the counting needs it. */
export type RunningAd = Awaited<ReturnType<typeof findRunningAds>>[number];

/** Returns the time, shop and tier of the ads that end after a moment, also of those that are still to begin. */
export function findRunningAds(db: Db, endingAfter: Date) {
  const { id, shopId, adType, startsAt, endsAt } = ads;
  return db.select({ id, shopId, tier: adType, startsAt, endsAt }).from(ads).where(gt(endsAt, endingAfter));
}

/** Returns the next instant at which an ad begins or ends; null when none will. */
export async function findNextChange(db: Db, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({
      start: min(sql`case when ${ads.startsAt} > ${now.toISOString()}::timestamptz then ${ads.startsAt} end`).mapWith(
        ads.startsAt,
      ),
      end: min(ads.endsAt),
    })
    .from(ads)
    .where(gt(ads.endsAt, now));
  const coming = [found?.start, found?.end].filter((date) => date instanceof Date);
  return coming.length ? new Date(Math.min(...coming.map(Number))) : null;
}
