import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
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
