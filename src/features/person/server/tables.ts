import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

/** The office's notes on people, which the people read in a copy of their data. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    /** Who wrote it; null once that account is gone. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('person_notes_user_idx').on(table.userId, table.id),
    index('person_notes_author_idx').on(table.authorId),
  ],
);

/**
 * Who of the office opened a person's page, in the last minutes; older rows are deleted with the next opening of any
 * page (opened.ts).
 */
export const personOpenings = pgTable(
  'person_openings',
  {
    userId: personId(),
    openedBy: belongsTo('opened_by', () => users.id),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.openedBy] }),
    index('person_openings_by_idx').on(table.openedBy),
    index('person_openings_at_idx').on(table.openedAt),
  ],
);
