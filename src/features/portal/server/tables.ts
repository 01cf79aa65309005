import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ads, shops, type ShopFacts } from '~/features/marketplace/server/public';
import { users } from '~/features/people/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';
import type { StoredMedia } from '~/platform/files/media';
import { languages } from '~/shared/language';
import { tiers } from '~/shared/tiers';
import { requestKinds, requestStates } from '../contract/choices';

/** The people of a shop who may use the portal: two at most who are not revoked. */
export const shopContacts = pgTable(
  'shop_contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: belongsTo('shop_id', () => shops.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('shop_contacts_shop_idx').on(table.shopId),
    index('shop_contacts_email_idx').on(sql`lower(${table.email})`),
  ],
);

/** Links into the portal, by the hashes of their tokens. */
export const portalLinks = pgTable(
  'portal_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    contactId: belongsTo('contact_id', () => shopContacts.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('portal_links_contact_idx').on(table.contactId)],
);

/** Sessions of contacts, by the hashes of their tokens; a row that is deleted ends one. */
export const portalSessions = pgTable(
  'portal_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactId: belongsTo('contact_id', () => shopContacts.id),
    tokenHash: text('token_hash').notNull().unique('portal_sessions_token_key'),
    /** The device in plain words; null for an unknown one. */
    device: text(),
    createdAt: instant('created_at').notNull(),
    /** Accurate to an hour. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('portal_sessions_contact_idx').on(table.contactId)],
);

/** The requests of shops to the office. */
export const adRequests = pgTable(
  'ad_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: belongsTo('shop_id', () => shops.id),
    contactId: integer('contact_id').references(() => shopContacts.id, { onDelete: 'set null' }),
    adId: integer('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    kind: text({ enum: requestKinds }).notNull(),
    tier: text({ enum: tiers }),
    /** In whole paise. */
    price: bigint({ mode: 'number' }),
    priceUntil: instant('price_until'),
    /** The new picture; after the decision it is the ad's, or deleted. */
    media: jsonb().$type<StoredMedia>(),
    fields: jsonb().$type<ShopFacts>(),
    status: text({ enum: requestStates }).notNull(),
    note: text(),
    invoiceId: integer('invoice_id'),
    invoiceNumber: text('invoice_number'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('ad_requests_shop_idx').on(table.shopId),
    index('ad_requests_status_idx').on(table.status, table.createdAt),
    uniqueIndex('ad_requests_renewal_key')
      .on(table.adId)
      .where(sql`${table.kind} = 'renew' and ${table.status} = 'open'`),
  ],
);

/** Which reminders of an ad's end were sent: each once for each end. */
export const adReminders = pgTable(
  'ad_reminders',
  {
    adId: belongsTo('ad_id', () => ads.id),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    step: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.endsOn, table.step] })],
);
