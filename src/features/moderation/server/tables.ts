import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';
import { communityQuestions } from '~/features/community/server/public';

/**
 * The rows that a merge moved, so that it can be undone for 7 days. Deleted with the undo, or with either question.
 */
export const communityMerges = pgTable(
  'community_merges',
  {
    /** The question that was merged. */
    questionId: integer('question_id')
      .primaryKey()
      .references(() => communityQuestions.id, { onDelete: 'cascade' }),
    into: belongsTo('into_id', () => communityQuestions.id),
    mergedBy: integer('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: instant('merged_at').notNull(),
    /**
     * The ids of the moved answers, and of the people who follow or voted on the target only because of the merge; the
     * merged question's best answer.
     */
    moved: jsonb()
      .$type<{ answers: number[]; followers: number[]; voters: number[]; bestAnswer: number | null }>()
      .notNull(),
  },
  (table) => [index('community_merges_into_idx').on(table.into), index('community_merges_by_idx').on(table.mergedBy)],
);
