import { z } from 'zod';
import { count, id, instant } from '~/shared/fields';
import { pageSchema } from '~/shared/paging';
import { lifecycleStages } from '~/shared/board/choices';
import { attachmentSchema, author, edits, flags, questionSchema, votes } from '~/shared/board/schemas';

/** An answer to a question (docs/product/community.md, "Answer fields"). */
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

/** A page of a thread's answers and its page number (docs/product/community.md, "The thread"). */
export const answersPageSchema = pageSchema(answerSchema).extend({ page: count });

/** The response to a new question when a similar question exists and the call has no `force`. */
export const similarFoundSchema = z.object({
  message: z.string().describe('Similar question found'),
  question: questionSchema,
});

/** The votes of a post after a vote. */
export const voteAnswerSchema = z.object(votes);

/** The state of a question after a mark (best answer, solved). */
export const threadStateSchema = z.object({
  question_id: id,
  lifecycle_stage: z.enum(lifecycleStages),
  is_solved: z.boolean(),
  best_answer: id.nullable(),
});

/** The number of questions under each filter, without the hidden ones; the same for every caller. */
export const summarySchema = z.object({
  all: count,
  answered: count,
  unanswered: count,
  solved: count,
  urgent: count,
  version: z.string().describe('Another text whenever something was posted, marked, hidden or deleted'),
});

/** A tag of the board with its synonyms. */
export const listedTagSchema = z.object({
  id: id.nullable().describe('null: it is used, and no moderator has looked after it yet'),
  name: z.string(),
  questions: count.describe('Questions that have it, hidden and merged ones left out'),
  synonyms: z.array(z.object({ id, name: z.string() })),
});

export type Answer = z.output<typeof answerSchema>;
export type AnswersPage = z.output<typeof answersPageSchema>;
export type SimilarFound = z.output<typeof similarFoundSchema>;
export type VoteAnswer = z.output<typeof voteAnswerSchema>;
export type ThreadState = z.output<typeof threadStateSchema>;
export type Summary = z.output<typeof summarySchema>;
export type ListedTag = z.output<typeof listedTagSchema>;
