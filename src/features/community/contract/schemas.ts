import { z } from 'zod';
import { count, id, instant } from '~/shared/fields';
import { pageSchema } from '~/shared/paging';
import { contentTypes, flagReasons, lifecycleStages, questionCategories, urgencies } from './choices';

export const attachmentSchema = z.object({
  name: z.string().describe('As the sender called it, with the extension its bytes ask for'),
  filename: z.string().describe('The same, for saving'),
  type: z.string().describe('MIME type, from the bytes'),
  size: count.describe('Bytes'),
  url: z
    .string()
    .describe('Signed for this person, good for some minutes; always a download, though <img> shows pictures'),
});

const author = {
  author_first_name: z.string(),
  author_last_name: z.string(),
  author_area: z.string().nullable(),
  author_photo: z.string().nullable().describe('Signed address, good for some minutes'),
  is_author: z.boolean().describe('The person asking wrote it'),
};

const edits = {
  edited_at: instant.nullable().describe('When its author last changed its words'),
  updated_at: instant.describe('To be sent with an edit: the version that was read'),
  can_edit: z.boolean().describe('Its author, while it may be edited'),
};

const votes = {
  vote_score: z.number().int(),
  user_vote: z.union([z.literal(1), z.literal(-1)]).nullable(),
  upvotes: count,
  downvotes: count,
};

const flags = {
  is_flagged: z.boolean().describe('The person asking has flagged it, or may see that others did'),
  flag_count: count.describe('Open flags; 0 for people who may not decide about it and did not write it'),
  is_hidden: z.boolean().describe('Flagged away until a moderator decides: only its author and moderators get it'),
};

/** A question with its author, counts, and what the reader has done with it (docs/product/community.md, "Question fields"). */
export const questionSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  category: z.enum(questionCategories),
  urgency: z.enum(urgencies),
  lifecycle_stage: z.enum(lifecycleStages),
  is_solved: z.boolean(),
  attachment: attachmentSchema.nullable(),
  ...author,
  created_at: instant,
  last_activity_at: instant.describe('When it or its newest answer was posted: what the list is sorted by'),
  view_count: count,
  engagement_score: count,
  ...votes,
  is_following: z.boolean(),
  followers: count,
  ...edits,
  can_delete: z.boolean().describe('Author or superuser: may delete it, mark it solved and mark a best answer'),
  answers: count.describe('Replies'),
  best_answer: id.nullable(),
  ...flags,
  pinned_until: z.iso
    .date()
    .nullable()
    .describe('The last day that it stands before all others in the unfiltered list'),
  is_locked: z.boolean().describe('Nobody answers, edits, votes or marks in the thread'),
  merged_from: count.describe('Questions that were merged into this one'),
  can_moderate: z.boolean().describe('May pin, lock, merge and retag it'),
});

/** An answer of a question (docs/product/community.md, "Answer fields"). */
export const answerSchema = z.object({
  id,
  question_id: id,
  answer_text: z.string(),
  attachment: attachmentSchema.nullable(),
  ...author,
  created_at: instant,
  is_best_answer: z.boolean(),
  is_verified: z.boolean().describe("The office has confirmed its author's licence as it is, and it has not run out"),
  ...votes,
  ...flags,
  ...edits,
  can_delete: z.boolean(),
});

/** A page of a thread's answers, and which one it is (docs/product/community.md, "The thread"). */
export const answersPageSchema = pageSchema(answerSchema).extend({ page: count });

/** What posting gives when there is a similar question and `force` was not said. */
export const similarFoundSchema = z.object({
  message: z.string().describe('Similar question found'),
  question: questionSchema,
});

export const voteAnswerSchema = z.object(votes);

/** What a mark (best answer, solved) made of a question. */
export const threadStateSchema = z.object({
  question_id: id,
  lifecycle_stage: z.enum(lifecycleStages),
  is_solved: z.boolean(),
  best_answer: id.nullable(),
});

/** How many questions each filter has, for everyone the same (hidden ones left out). */
export const summarySchema = z.object({
  all: count,
  answered: count,
  unanswered: count,
  solved: count,
  urgent: count,
  version: z.string().describe('Another text whenever something was posted, marked, hidden or deleted'),
});

/** One flagged item with the reasons, for the moderator who decides. */
export const flaggedItemSchema = z.object({
  content_type: z.enum(contentTypes),
  content_id: id,
  question_id: id.describe('The thread it is in'),
  question_title: z.string(),
  text: z.string(),
  attachment: attachmentSchema.nullable(),
  author_first_name: z.string(),
  author_last_name: z.string(),
  author_area: z.string().nullable(),
  created_at: instant,
  is_hidden: z.boolean(),
  flag_count: count,
  flags: z.array(
    z.object({ id, flag_type: z.enum(flagReasons), reason: z.string(), flagged_by: z.string(), created_at: instant }),
  ),
});

export type Attachment = z.output<typeof attachmentSchema>;
export type Question = z.output<typeof questionSchema>;
export type Answer = z.output<typeof answerSchema>;
export type AnswersPage = z.output<typeof answersPageSchema>;
export type SimilarFound = z.output<typeof similarFoundSchema>;
export type VoteAnswer = z.output<typeof voteAnswerSchema>;
export type ThreadState = z.output<typeof threadStateSchema>;
export type Summary = z.output<typeof summarySchema>;
export type FlaggedItem = z.output<typeof flaggedItemSchema>;
