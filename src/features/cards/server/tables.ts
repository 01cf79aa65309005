import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { personId } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import { sheetStates } from '../contract';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

/** Membership cards: at most one good card for each person, and the earlier ones. */
export const cards = pgTable(
  'cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    /** 20 random letters of Crockford's alphabet, which the QR code contains. */
    code: text().notNull().unique('cards_code_key'),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When it was first on a finished printing sheet. */
    printedAt: instant('printed_at'),
    /** Why the office took it back; null for a card that a newer one replaced. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('cards_live_key')
      .on(table.userId)
      .where(sql`${table.revokedAt} is null`),
    index('cards_user_idx').on(table.userId, table.id),
  ],
);

/** Printing sheets of an area's cards; a row is deleted with its file, seven days after the drawing. */
export const cardSheets = pgTable('card_sheets', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  areaId: belongsTo('area_id', () => areas.id),
  status: text({ enum: sheetStates }).notNull(),
  withExpired: boolean('with_expired').notNull().default(false),
  onlyUnprinted: boolean('only_unprinted').notNull().default(false),
  cards: integer().notNull().default(0),
  /** Whose cards are on it; null while it is not drawn, and for sheets of earlier versions. */
  people: integer().array(),
  /** The key of the PDF, and its size in bytes. */
  file: text(),
  bytes: integer(),
  createdAt: instant('created_at').notNull(),
  goneAt: instant('gone_at'),
});
