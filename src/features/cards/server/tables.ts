import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import { sheetStates } from '../contract';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Membership cards: one that is good for each person at most, and those that were before it. */
export const cards = pgTable(
  'cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 20 random letters of Crockford's alphabet: what the QR code leads to. */
    code: text().notNull().unique('cards_code_key'),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Why the office took it back; null for one that a newer card replaced. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('cards_live_key')
      .on(table.userId)
      .where(sql`${table.revokedAt} is null`),
    index('cards_user_idx').on(table.userId, table.id),
  ],
);

/** Printing sheets of an area's cards; a row goes with its file, a day after it was made. */
export const cardSheets = pgTable('card_sheets', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  areaId: integer('area_id')
    .notNull()
    .references(() => areas.id, { onDelete: 'cascade' }),
  status: text({ enum: sheetStates }).notNull(),
  cards: integer().notNull().default(0),
  /** The key of the PDF, and its size. */
  file: text(),
  bytes: integer(),
  createdAt: instant('created_at').notNull(),
  goneAt: instant('gone_at'),
});
