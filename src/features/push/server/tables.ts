import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personId } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';

/** The keys by which push services recognise this site (VAPID); the newest is for new subscriptions. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  publicKey: text('public_key').notNull(),
  privateSealed: text('private_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * The devices that notices are pushed to. A trigger (migration "push") deletes those of a session with its last row, by
 * whichever way the session ends.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    /** The session that it belongs to (sessions.family). */
    family: text().notNull(),
    endpoint: text().notNull().unique('push_subscriptions_endpoint_key'),
    /** JSON: what messages to it are encrypted with. */
    keysSealed: text('keys_sealed').notNull(),
    /** The key that it was made with. */
    keyId: integer('key_id')
      .notNull()
      .references(() => pushKeys.id),
    /** Whether its lock screen may show names, by the person's choice. */
    showsNames: boolean('shows_names').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the push service last took a message for it. */
    lastOk: instant('last_ok'),
    /** When the push service last took none, since then; null: it took the last. */
    lastFailed: instant('last_failed'),
  },
  (table) => [
    index('push_subscriptions_user_idx').on(table.userId),
    index('push_subscriptions_family_idx').on(table.family),
    index('push_subscriptions_key_idx').on(table.keyId),
  ],
);

/** Push services that have refused this site, and until when nothing is sent to them. */
export const pushStops = pgTable('push_stops', {
  /** Where the service is: `https://fcm.googleapis.com`. */
  origin: text().primaryKey(),
  until: instant('until').notNull(),
});
