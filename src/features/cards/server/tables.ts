import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Membership cards: one that is good for each person at most, and those that were before it. */
export const cards = pgTable(
  'cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** 20 random letters of Crockford's alphabet: what the QR code leads to. */
    code: text().notNull().unique('cards_code_key'),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    reason: text(),
  },
  (table) => [uniqueIndex('cards_live_key').on(table.userId).where(sql`${table.revokedAt} is null`)],
);
