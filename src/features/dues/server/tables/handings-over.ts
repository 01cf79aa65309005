import { date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { paise } from './ledger';

/** A treasurer hands over to the next: both sign. */
export const duesHandingsOver = pgTable(
  'dues_handings_over',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fromId: integer('from_id').references(() => users.id, { onDelete: 'set null' }),
    toId: integer('to_id').references(() => users.id, { onDelete: 'set null' }),
    /** Counted notes and coins: rupees, and how many. */
    cash: jsonb().$type<Record<string, number>>().notNull(),
    counted: paise('counted').notNull(),
    at: instant('at').notNull(),
    signedAt: instant('signed_at'),
    /** The day through which the books are closed by the second signature. */
    closedUntil: date('closed_until', { mode: 'string' }),
  },
  (table) => [index('dues_handings_over_from_idx').on(table.fromId), index('dues_handings_over_to_idx').on(table.toId)],
);
