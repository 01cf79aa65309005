import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { flagReasons, questionCategories, urgencies } from '~/shared/board/choices';
import type { StoredAttachment } from '~/features/attachments/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** A post stays when its author's account is deleted. */
const authorId = () => integer('author_id').references(() => users.id, { onDelete: 'set null' });
/** A vote stays too, without its voter, so that the counts stay right. */
const voterId = () => integer('user_id').references(() => users.id, { onDelete: 'set null' });

/** Returns the common columns of questions and answers. Every change counts the rows again (store.ts). */
const post = () => ({
  attachment: jsonb().$type<StoredAttachment>(),
  /** The key that the sender gave it; null without. */
  clientKey: text('client_key'),
  upvotes: integer().notNull().default(0),
  downvotes: integer().notNull().default(0),
  /** Open flags. */
  flagCount: integer('flag_count').notNull().default(0),
  /** Hidden by flags, until a moderator decides. */
  hiddenAt: instant('hidden_at'),
  createdAt: instant('created_at').notNull(),
  /** When its author last changed its words; null: never. */
  editedAt: instant('edited_at'),
});

export const communityQuestions = pgTable(
  'community_questions',
  {
    id: id(),
    authorId: authorId(),
    title: text().notNull(),
    description: text().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    category: text({ enum: questionCategories }).notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    ...post(),
    isSolved: boolean('is_solved').notNull().default(false),
    /** A column of the question, so that there is one best answer at most. */
    bestAnswerId: integer('best_answer_id').references((): AnyPgColumn => communityAnswers.id, {
      onDelete: 'set null',
    }),
    /** Answers that are not hidden. */
    answerCount: integer('answer_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    lastActivityAt: instant('last_activity_at').notNull(),
    /** How often it changed for readers (summary.ts). */
    changes: integer().notNull().default(1),
    /** First in the list until then, the end of a day. */
    pinnedUntil: instant('pinned_until'),
    /** Since when answers, votes and edits are refused. */
    lockedAt: instant('locked_at'),
    /** The question that has this one's answers; a merged question is in no list, and its address leads to that one. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => communityQuestions.id, { onDelete: 'set null' }),
    /** Since when visitors may read it at /answers/{id}: a moderator published it with its authors' consent. */
    publicAt: instant('public_at'),
    /** The last release's search text of the whole thread; unused, and dropped by the next release (decisions/0019). */
    searchText: text('search_text').notNull().default(''),
    /** The folded title, text and tags, for search. */
    ownText: text('own_text').generatedAlwaysAs(sql`community_text(title, description, tags)`),
    /** The sound of the same, to find words in the other script or another spelling. */
    ownSound: text('own_sound').generatedAlwaysAs(sql`romanised_letters(community_text(title, description, tags))`),
  },
  (table) => [
    unique('community_questions_client_key').on(table.authorId, table.clientKey),
    index('community_questions_activity_idx').on(table.lastActivityAt, table.id),
    index('community_questions_unanswered_idx')
      .on(table.lastActivityAt, table.id)
      .where(sql`${table.answerCount} = 0 and not ${table.isSolved}`),
    index('community_questions_answered_idx')
      .on(table.lastActivityAt, table.id)
      .where(sql`${table.answerCount} > 0`),
    index('community_questions_solved_idx')
      .on(table.lastActivityAt, table.id)
      .where(sql`${table.isSolved}`),
    index('community_questions_urgent_idx')
      .on(table.lastActivityAt, table.id)
      .where(sql`${table.urgency} = 'urgent'`),
    index('community_questions_pinned_idx')
      .on(table.pinnedUntil)
      .where(sql`${table.pinnedUntil} is not null`),
    index('community_questions_public_idx')
      .on(table.publicAt)
      .where(sql`${table.publicAt} is not null`),
    index('community_questions_merged_idx')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('community_questions_hidden_idx')
      .on(table.authorId)
      .where(sql`${table.hiddenAt} is not null`),
    index('community_questions_flagged_idx')
      .on(table.flagCount)
      .where(sql`${table.flagCount} > 0`),
    index('community_questions_author_idx').on(table.authorId),
    // For the members with the best answers in a category (invitations/experts.ts).
    index('community_questions_category_idx').on(table.category, table.bestAnswerId),
    // For the quotas: few posts have files.
    index('community_questions_attachments_idx')
      .on(table.authorId)
      .where(sql`${table.attachment} is not null`),
    index('community_questions_best_idx')
      .on(table.bestAnswerId)
      .where(sql`${table.bestAnswerId} is not null`),
    // All columns of the summary, so that it does not read the texts.
    index('community_questions_summary_idx').on(
      table.id,
      table.hiddenAt,
      table.answerCount,
      table.isSolved,
      table.urgency,
      table.changes,
    ),
    // For very similar questions (similar.ts).
    index('community_questions_title_idx').using('gin', sql`fold(${table.title}) gin_trgm_ops`),
    index('community_questions_own_text_idx').using('gin', table.ownText.op('gin_trgm_ops')),
    index('community_questions_own_sound_idx').using('gin', table.ownSound.op('gin_trgm_ops')),
  ],
);

export const communityAnswers = pgTable(
  'community_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => communityQuestions.id),
    authorId: authorId(),
    answerText: text('answer_text').notNull(),
    ...post(),
    /** It was the best answer when it was hidden, and is again when a moderator keeps it. */
    wasBest: boolean('was_best').notNull().default(false),
    /** Folded; see `ownText` of questions. */
    ownText: text('own_text').generatedAlwaysAs(sql`fold(answer_text)`),
    ownSound: text('own_sound').generatedAlwaysAs(sql`romanised(answer_text)`),
  },
  (table) => [
    unique('community_answers_client_key').on(table.authorId, table.clientKey),
    index('community_answers_question_idx').on(table.questionId, table.createdAt),
    index('community_answers_flagged_idx')
      .on(table.flagCount)
      .where(sql`${table.flagCount} > 0`),
    index('community_answers_author_idx').on(table.authorId),
    index('community_answers_own_text_idx').using('gin', table.ownText.op('gin_trgm_ops')),
    index('community_answers_own_sound_idx').using('gin', table.ownSound.op('gin_trgm_ops')),
    index('community_answers_attachments_idx')
      .on(table.authorId)
      .where(sql`${table.attachment} is not null`),
  ],
);

/** Returns the column of rows that belong to a question and are deleted with it. */
export const ofQuestion = () => belongsTo('question_id', () => communityQuestions.id);
const ofAnswer = () => belongsTo('answer_id', () => communityAnswers.id);

const voteColumns = () => ({ userId: voterId(), value: smallint().$type<1 | -1>().notNull() });

/** Returns the rules of a table of votes: one of a person for a post, up or down. */
const voteRules = (
  name: string,
  post: ExtraConfigColumn,
  { userId, value }: Record<'userId' | 'value', ExtraConfigColumn>,
) => [
  unique(`${name}_one`).on(post, userId),
  index(`${name}_user_idx`).on(userId),
  check(`${name}_value`, sql`${value} in (1, -1)`),
];

export const questionVotes = pgTable(
  'community_question_votes',
  { questionId: ofQuestion(), ...voteColumns() },
  (table) => voteRules('community_question_votes', table.questionId, table),
);

export const answerVotes = pgTable('community_answer_votes', { answerId: ofAnswer(), ...voteColumns() }, (table) =>
  voteRules('community_answer_votes', table.answerId, table),
);

export const questionFollows = pgTable(
  'community_follows',
  {
    questionId: ofQuestion(),
    userId: personId(),
  },
  (table) => [
    primaryKey({ name: 'community_follows_pkey', columns: [table.questionId, table.userId] }),
    index('community_follows_user_idx').on(table.userId),
  ],
);

/** The viewers of a question: the number of views counted (at least an hour apart) and the time of the last one. */
export const questionViews = pgTable(
  'community_views',
  {
    questionId: ofQuestion(),
    userId: voterId(),
    times: integer().notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    unique('community_views_one').on(table.questionId, table.userId),
    index('community_views_user_idx').on(table.userId),
  ],
);

/** A flag on a question or an answer. Decided flags stay, so that a member can't flag the same post twice. */
export const communityFlags = pgTable(
  'community_flags',
  {
    id: id(),
    questionId: integer('question_id').references(() => communityQuestions.id, { onDelete: 'cascade' }),
    answerId: integer('answer_id').references(() => communityAnswers.id, { onDelete: 'cascade' }),
    userId: voterId(),
    flagType: text('flag_type', { enum: flagReasons }).notNull(),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator kept the post: the flag counts no longer. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    unique('community_flags_question_one').on(table.questionId, table.userId),
    unique('community_flags_answer_one').on(table.answerId, table.userId),
    index('community_flags_user_idx').on(table.userId),
    check('community_flags_on_one', sql`num_nonnulls(${table.questionId}, ${table.answerId}) = 1`),
  ],
);
