import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, type AnyPgColumn, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '~/platform/database/instant';
import { id, ofQuestion } from './posts';

/** Tags that moderators manage. A synonym is replaced by its tag when a question is saved. */
export const communityTags = pgTable(
  'community_tags',
  {
    id: id(),
    /** The spelling; unique in its folded form. */
    name: text().notNull(),
    synonymOf: integer('synonym_of').references((): AnyPgColumn => communityTags.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('community_tags_name_key').on(sql`fold(${table.name})`),
    index('community_tags_synonym_idx').on(table.synonymOf),
  ],
);

/** Every word of the questions (terms.ts). The table is small, so that a word with a typo is found fast. */
export const communityWords = pgTable(
  'community_words',
  { id: id(), word: text().notNull().unique('community_words_word_key') },
  (table) => [index('community_words_similar_idx').using('gin', table.word.op('gin_trgm_ops'))],
);

/** The words of each question: an index as a table, so that a lookup can stop after enough rows of a common word. */
export const communityTerms = pgTable(
  'community_terms',
  {
    wordId: integer('word_id')
      .notNull()
      .references(() => communityWords.id),
    questionId: ofQuestion(),
    inTitle: boolean('in_title').notNull(),
  },
  (table) => [
    // All columns, so that the newest questions of a word are read from the index alone.
    primaryKey({ name: 'community_terms_pkey', columns: [table.wordId, table.questionId, table.inTitle] }),
    index('community_terms_question_idx').on(table.questionId),
  ],
);
