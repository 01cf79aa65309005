import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredMedia } from '~/platform/files/media';
import { tiers } from '../contract/tiers';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

export const shopCategories = pgTable(
  'shop_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nameMl: text('name_ml'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shop_categories_name_key').on(sql`lower(${table.name})`)],
);

export const shops = pgTable(
  'shops',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    location: text().notNull(),
    address: text().notNull(),
    email: text(),
    contactNumber: text('contact_number'),
    whatsapp: text(),
    website: text(),
    description: text(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => shopCategories.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** How the name sounds, for the finder: in either script, in whichever spelling. */
    nameSound: text('name_sound').generatedAlwaysAs(sql`romanised_name(name)`),
  },
  (table) => [
    index('shops_category_idx').on(table.categoryId),
    // The finder matches anywhere in a name, accents and case aside.
    index('shops_name_search_idx').using('gin', sql`fold(${table.name}) gin_trgm_ops`),
    index('shops_name_sound_idx').using('gin', table.nameSound.op('gin_trgm_ops')),
  ],
);

export const ads = pgTable(
  'ads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: belongsTo('shop_id', () => shops.id),
    adType: text('ad_type', { enum: tiers }).notNull(),
    media: jsonb().$type<StoredMedia>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** How many days of its present run were added because the site was down. */
    outageDays: integer('outage_days').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('ads_shop_idx').on(table.shopId),
    index('ads_ends_idx').on(table.endsAt),
    check('ads_tier', sql`${table.adType} in ('diamond', 'premium', 'gold', 'silver', 'basic')`),
    check('ads_run', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** When the site was down. */
export const outages = pgTable(
  'outages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [uniqueIndex('outages_began_key').on(table.beganAt)],
);

/** The days of outages that ads were given back, each once. */
export const adOutages = pgTable(
  'ad_outages',
  {
    outageId: belongsTo('outage_id', () => outages.id),
    adId: belongsTo('ad_id', () => ads.id),
    days: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.outageId, table.adId] }), index('ad_outages_ad_idx').on(table.adId)],
);
