import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** How often something was tried in the current window; in the database, so that instances share it. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of the subject: no e-mail or address is stored for this. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Of a limit that slows: no further try before then. */
    nextAt: instant('next_at'),
  },
  (table) => [index('rate_limits_ends_idx').on(table.endsAt)],
);
