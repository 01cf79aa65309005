import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { adClicks, adKinds, adPlaces, type InvalidReason } from '~/shared/ad-days';
import { tiers } from '~/shared/tiers';

const day = () => date({ mode: 'string' }).notNull();
const counted = () => integer().notNull().default(0);

/** The shop, day, tier and place under which an event of an ad counts. */
const countedUnder = () => ({
  shopId: integer('shop_id').notNull(),
  day: day(),
  tier: text({ enum: tiers }).notNull(),
  place: text({ enum: adPlaces }).notNull(),
  /** The version of the definition that it was counted by. */
  definition: smallint().notNull(),
});

/**
 * What was counted of each ad on each day in the site's zone. No foreign keys: the rows outlive the ad and its shop by
 * three years. A click counts in the row of the day and place at which its ad was shown, so there are never more.
 */
export const adDays = pgTable(
  'ad_days',
  {
    adId: integer('ad_id').notNull(),
    ...countedUnder(),
    shown: counted(),
    measured: counted(),
    viewable: counted(),
    call: counted(),
    whatsapp: counted(),
    website: counted(),
    map: counted(),
    details: counted(),
    /** Received events that do not count, and their number for each reason. */
    invalid: counted(),
    invalidReasons: jsonb('invalid_reasons').$type<Partial<Record<InvalidReason, number>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.day, table.tier, table.place, table.definition] }),
    index('ad_days_shop_idx').on(table.shopId, table.day),
    index('ad_days_day_idx').on(table.day),
    check('ad_days_clicks', clicksWithin(table)),
  ],
);

/** Returns the condition that nothing is pressed more often than it is shown. */
function clicksWithin(table: Record<'shown' | (typeof adClicks)[number], unknown>): SQL {
  return sql.join(
    adClicks.map((click) => sql`${table[click]} <= ${table.shown}`),
    sql` and `,
  );
}

/** Corrections of what was counted: so many more or fewer. Rows are only added. */
export const adCorrections = pgTable(
  'ad_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adId: integer('ad_id').notNull(),
    shopId: integer('shop_id').notNull(),
    day: day(),
    place: text({ enum: adPlaces }).notNull(),
    definition: smallint().notNull(),
    kind: text({ enum: adKinds }).notNull(),
    count: integer().notNull(),
    reason: text().notNull(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ad_corrections_ad_idx').on(table.adId, table.day),
    index('ad_corrections_shop_idx').on(table.shopId, table.day),
    check('ad_corrections_count', sql`${table.count} <> 0`),
  ],
);

/** What an ad of a tier costs from a day on. Rows are only added: of a day, the newest counts. */
export const tierPrices = pgTable(
  'tier_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tier: text({ enum: tiers }).notNull(),
    /** In whole paise. */
    price: bigint({ mode: 'number' }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tier_prices_tier_idx').on(table.tier, table.validFrom),
    check('tier_prices_price', sql`${table.price} > 0`),
  ],
);

/** Batches of events that were added in the last hours: each is added once, by any instance. */
export const adBatches = pgTable('ad_batches', { id: uuid().primaryKey(), at: instant('at').notNull() }, (table) => [
  index('ad_batches_at_idx').on(table.at),
]);

/**
 * Which ads were seen and pressed in the page views of the last hours, so that each counts once. A view is a random
 * number; nothing in a row leads to a visitor.
 */
export const adSeen = pgTable(
  'ad_seen',
  {
    view: uuid().notNull(),
    adId: integer('ad_id').notNull(),
    kind: text({ enum: adKinds }).notNull(),
    ...countedUnder(),
    /** Whether it is in `ad_days`; a click waits for the ad to have been shown. */
    isCounted: boolean('is_counted').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.view, table.adId, table.kind] }), index('ad_seen_at_idx').on(table.at)],
);
