import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried in the current window; in the database, so that instances share it. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of the subject: no e-mail or address is stored for this. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_ends_idx').on(table.endsAt)],
);
