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
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { flagReasons, questionCategories, urgencies } from '../contract/choices';
import type { StoredAttachment } from './attachments/store';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** What somebody wrote stays when they go. */
const authorId = () => integer('author_id').references(() => users.id, { onDelete: 'set null' });
/** So does their vote, without saying whose it was: the counts stay true. */
const voterId = () => integer('user_id').references(() => users.id, { onDelete: 'set null' });

/** What questions and answers have in common. Counts are of the rows they speak of, set anew with every change (store.ts). */
const post = () => ({
  attachment: jsonb().$type<StoredAttachment>(),
  upvotes: integer().notNull().default(0),
  downvotes: integer().notNull().default(0),
  /** Open flags. */
  flagCount: integer('flag_count').notNull().default(0),
  /** Flagged away, until a moderator decides. */
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
    /** One at most, because there is one place for it. */
    bestAnswerId: integer('best_answer_id').references((): AnyPgColumn => communityAnswers.id, {
      onDelete: 'set null',
    }),
    /** Answers that are not hidden. */
    answerCount: integer('answer_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    lastActivityAt: instant('last_activity_at').notNull(),
    /** How often it changed for readers; see summary. */
    changes: integer().notNull().default(1),
    /** Stands before all others in the list until then: the end of a day. */
    pinnedUntil: instant('pinned_until'),
    /** Since when nobody may answer, vote or edit. */
    lockedAt: instant('locked_at'),
    /** The question that this one's answers went to; it is in no list then, and its address leads there. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => communityQuestions.id, { onDelete: 'set null' }),
    /** Since when everybody may read it at /answers/{id}: a moderator published it with its authors' consent. */
    publicAt: instant('public_at'),
    /** The last release's searched text of the whole thread; nothing reads it, and the next release drops it (decisions/0019). */
    searchText: text('search_text').notNull().default(''),
    /** Folded: title, text and tags. Search looks through it, and through the same of the answers. */
    ownText: text('own_text').generatedAlwaysAs(sql`community_text(title, description, tags)`),
    /** How the same sounds, for words written in the other script or otherwise. */
    ownSound: text('own_sound').generatedAlwaysAs(sql`romanised_letters(community_text(title, description, tags))`),
  },
  (table) => [
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
    // For who answers well in a category (invitations/experts.ts).
    index('community_questions_category_idx').on(table.category, table.bestAnswerId),
    // For the quotas: whose files there are, among many posts that have none.
    index('community_questions_attachments_idx')
      .on(table.authorId)
      .where(sql`${table.attachment} is not null`),
    index('community_questions_best_idx')
      .on(table.bestAnswerId)
      .where(sql`${table.bestAnswerId} is not null`),
    // All that the summary counts, so that it need not read the texts.
    index('community_questions_summary_idx').on(
      table.id,
      table.hiddenAt,
      table.answerCount,
      table.isSolved,
      table.urgency,
      table.changes,
    ),
    // For questions that are as good as asked before (similar.ts).
    index('community_questions_title_idx').using('gin', sql`fold(${table.title}) gin_trgm_ops`),
    index('community_questions_own_text_idx').using('gin', table.ownText.op('gin_trgm_ops')),
    index('community_questions_own_sound_idx').using('gin', table.ownSound.op('gin_trgm_ops')),
  ],
);

export const communityAnswers = pgTable(
  'community_answers',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => communityQuestions.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    answerText: text('answer_text').notNull(),
    ...post(),
    /** It was the best answer when it was hidden, and is again when it is kept. */
    wasBest: boolean('was_best').notNull().default(false),
    /** Folded; see `ownText` of questions. */
    ownText: text('own_text').generatedAlwaysAs(sql`fold(answer_text)`),
    ownSound: text('own_sound').generatedAlwaysAs(sql`romanised(answer_text)`),
  },
  (table) => [
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

const ofQuestion = () =>
  integer('question_id')
    .notNull()
    .references(() => communityQuestions.id, { onDelete: 'cascade' });
const ofAnswer = () =>
  integer('answer_id')
    .notNull()
    .references(() => communityAnswers.id, { onDelete: 'cascade' });

export const questionVotes = pgTable(
  'community_question_votes',
  { questionId: ofQuestion(), userId: voterId(), value: smallint().$type<1 | -1>().notNull() },
  (table) => [
    unique('community_question_votes_one').on(table.questionId, table.userId),
    index('community_question_votes_user_idx').on(table.userId),
    check('community_question_votes_value', sql`${table.value} in (1, -1)`),
  ],
);

export const answerVotes = pgTable(
  'community_answer_votes',
  { answerId: ofAnswer(), userId: voterId(), value: smallint().$type<1 | -1>().notNull() },
  (table) => [
    unique('community_answer_votes_one').on(table.answerId, table.userId),
    index('community_answer_votes_user_idx').on(table.userId),
    check('community_answer_votes_value', sql`${table.value} in (1, -1)`),
  ],
);

export const questionFollows = pgTable(
  'community_follows',
  {
    questionId: ofQuestion(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'community_follows_pkey', columns: [table.questionId, table.userId] }),
    index('community_follows_user_idx').on(table.userId),
  ],
);

/** Who opened a question, how many times (an hour apart at least) and when that counted last. */
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

/** A flag on a question or on an answer. Decided ones stay: who flagged once does not flag the same again. */
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
    /** Kept by a moderator: it counts no longer. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    unique('community_flags_question_one').on(table.questionId, table.userId),
    unique('community_flags_answer_one').on(table.answerId, table.userId),
    index('community_flags_user_idx').on(table.userId),
    check('community_flags_on_one', sql`num_nonnulls(${table.questionId}, ${table.answerId}) = 1`),
  ],
);

/** What a merge has moved, so that it can be undone for some days; gone with the undo, or with either question. */
export const communityMerges = pgTable(
  'community_merges',
  {
    /** The question that was merged. */
    questionId: integer('question_id')
      .primaryKey()
      .references(() => communityQuestions.id, { onDelete: 'cascade' }),
    into: integer('into_id')
      .notNull()
      .references(() => communityQuestions.id, { onDelete: 'cascade' }),
    mergedBy: integer('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: instant('merged_at').notNull(),
    /** The ids of the answers that went over, and of those who follow or voted for the other question only because of it; its best answer. */
    moved: jsonb()
      .$type<{ answers: number[]; followers: number[]; voters: number[]; bestAnswer: number | null }>()
      .notNull(),
  },
  (table) => [index('community_merges_into_idx').on(table.into), index('community_merges_by_idx').on(table.mergedBy)],
);

/** Tags that moderators look after. A synonym is written as the tag that it stands for. */
export const communityTags = pgTable(
  'community_tags',
  {
    id: id(),
    /** As it is written; one in each folded form. */
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

/** Who was asked to answer a question, and by whom. */
export const communityInvitations = pgTable(
  'community_invitations',
  {
    questionId: ofQuestion(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'community_invitations_pkey', columns: [table.questionId, table.userId] }),
    index('community_invitations_user_idx').on(table.userId),
    index('community_invitations_by_idx').on(table.invitedBy, table.createdAt),
  ],
);

/** The authors who agree that everybody may read a thread; withdrawn, the row is gone. */
export const communityConsents = pgTable(
  'community_public_consents',
  {
    questionId: ofQuestion(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'community_public_consents_pkey', columns: [table.questionId, table.userId] }),
    index('community_public_consents_user_idx').on(table.userId),
  ],
);

/** Who wants the week's digest of the board, and what they were last sent. */
export const communityDigests = pgTable('community_digests', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wanted: boolean().notNull(),
  /** The Monday (2026-11-23) of the last one. */
  lastSent: text('last_sent'),
});

/** Every word that questions are made of (terms.ts). Small next to them, so that a mistyped one is found fast. */
export const communityWords = pgTable(
  'community_words',
  { id: id(), word: text().notNull().unique('community_words_word_key') },
  (table) => [index('community_words_similar_idx').using('gin', table.word.op('gin_trgm_ops'))],
);

/** Which words a question is made of. Its own index, since only so a lookup can stop after enough of a common word. */
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
    // All of it, so that the newest questions of a word are read from the index alone.
    primaryKey({ name: 'community_terms_pkey', columns: [table.wordId, table.questionId, table.inTitle] }),
    index('community_terms_question_idx').on(table.questionId),
  ],
);
