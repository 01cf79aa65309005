import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { questionCategories, statusFilters } from '~/shared/board/choices';
import { questionSchema } from '~/shared/board/schemas';
import { mostTagLength } from '~/shared/board/tags';
import { communityTopic } from '~/shared/topics';
import { answerEditForm, answerForm, followForm, questionEditForm, questionForm, voteForm } from './forms';
import { mostAttachmentBytes } from '~/shared/board/attachments';
import { answersPerPage, mostText, questionsPerPage } from './limits';
import {
  answerSchema,
  answersPageSchema,
  listedTagSchema,
  similarFoundSchema,
  summarySchema,
  threadStateSchema,
  voteAnswerSchema,
} from './schemas';
import * as boardTexts from '~/shared/board/texts';

const topics = [communityTopic];
const upload = { attachment: { maxBytes: mostAttachmentBytes, tooLarge: boardTexts.tooLarge } };

// Control characters become spaces: PostgreSQL rejects U+0000 in a text, and line breaks do not matter to a search.
const blank = /[\s\p{Cc}]+/gu;

/** Accepts any text of the composer, an unfinished one too. */
const typed = z
  .string()
  .max(mostText)
  .transform((text) => text.replace(blank, ' ').trim());

/** The query of the list: the page and the filters. */
export const questionsQuery = z.object({
  ...pageQuery(questionsPerPage),
  search: unlessEmpty(line(200)).describe('Every word, anywhere in title, text, tags or answers'),
  status: z.preprocess((value) => (value === '' ? undefined : value), z.enum(statusFilters).default('all')),
  category: unlessEmpty(z.enum(questionCategories)),
  tag: unlessEmpty(line(mostTagLength)),
});
export type QuestionsQuery = z.output<typeof questionsQuery>;

const pages = pageQuery(answersPerPage);

/** The query of a thread's answers: all answers, or with `page` or `answer` one page of them. */
export const answersQuery = z.object({
  question_id: pathId,
  page: unlessEmpty(pages.page.unwrap()),
  answer: unlessEmpty(pathId).describe('In place of `page`: the page on which this answer stands'),
  page_size: pages.page_size,
});
export type AnswersQuery = z.output<typeof answersQuery>;

const tagsQuery = z.object({
  ...pageQuery(50),
  search: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
      line(mostTagLength).optional(),
    )
    .describe('Part of a name, or of a synonym’s'),
  ...sortQuery(listedTagSchema),
});
export type TagsQuery = z.output<typeof tagsQuery>;

const tags = call('GET /api/community/tags/', 'member', {
  summary: 'The tags of the board with how many questions each has, the most used first',
  query: tagsQuery,
  answers: { 200: pageSchema(listedTagSchema) },
});

/** The calls that read the board (docs/product/community.md, "Calls"), for signed-in members and above. */
export const boardCalls = defineCalls({
  unansweredCount: call('GET /api/community/unanswered-count/', 'member', {
    summary: 'How many questions wait for an answer; polled, answered from memory',
    answers: { 200: z.object({ unanswered_count: count }) },
    cache: { topics },
  }),
  summary: call('GET /api/community/summary/', 'member', {
    summary: 'How many questions each filter has, and a version to poll; answered from memory',
    answers: { 200: summarySchema },
    cache: { topics },
  }),
  questions: call('GET /api/community/questions/', 'member', {
    summary: 'Questions, newest activity first',
    query: questionsQuery,
    answers: { 200: pageSchema(questionSchema) },
  }),
  question: call('GET /api/community/questions/:id/', 'member', {
    summary: "One question; counts a view, once per person per hour, never the author's",
    answers: { 200: questionSchema },
  }),
  similar: call('GET /api/community/similar/', 'member', {
    summary: 'Questions like this text, best first, typos forgiven',
    query: z.object({ q: typed.default('') }),
    answers: { 200: z.object({ similar_questions: z.array(questionSchema) }) },
  }),
  answers: call('GET /api/community/answers/list/', 'member', {
    summary: 'Answers of a question: the best one, then in the order they came; page by page when a page is asked for',
    query: answersQuery,
    answers: { 200: z.union([z.array(answerSchema), answersPageSchema]) },
  }),
  tags,
  exportTags: exportOf({ ...tags, access: 'moderator' }),
});

/**
 * The calls that write posts, votes and marks. Only the question's author or a superuser marks a best answer or a
 * solved question.
 */
export const postCalls = defineCalls({
  ask: call('POST /api/community/questions/', 'member', {
    summary: 'A new question; 200 and nothing is made when there is a similar one and force is not true',
    body: questionForm,
    upload: { files: upload, alsoJson: true },
    answers: { 200: similarFoundSchema, 201: questionSchema },
  }),
  answer: call('POST /api/community/answers/', 'member', {
    summary: 'A new answer; followers, the asker and those who answered get a notice',
    body: answerForm,
    upload: { files: upload, alsoJson: true },
    answers: { 201: answerSchema },
  }),
  voteQuestion: call('POST /api/community/questions/:id/vote/', 'member', {
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  }),
  voteAnswer: call('POST /api/community/answers/:id/vote/', 'member', {
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  }),
  follow: call('POST /api/community/questions/:id/follow/', 'member', {
    summary: 'Toggles following, or sets it to what `following` says',
    body: followForm,
    answers: { 200: z.object({ following: z.boolean(), followers: count }) },
  }),
  markBest: call('POST /api/community/answers/:id/best/', 'member', {
    summary: 'Makes this the best answer, in place of any other',
    answers: { 200: threadStateSchema },
  }),
  unmarkBest: call('DELETE /api/community/answers/:id/best/', 'member', {
    summary: 'Takes the mark back',
    answers: { 200: threadStateSchema },
  }),
  markSolved: call('POST /api/community/questions/:id/solved/', 'member', {
    summary: 'Marks the question as solved',
    answers: { 200: threadStateSchema },
  }),
  unmarkSolved: call('DELETE /api/community/questions/:id/solved/', 'member', {
    summary: 'Takes the mark back',
    answers: { 200: threadStateSchema },
  }),
  editQuestion: call('PATCH /api/community/questions/:id/', 'member', {
    summary: 'Changes the words of one’s own question, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    body: questionEditForm,
    answers: { 200: questionSchema },
  }),
  editAnswer: call('PATCH /api/community/answers/:id/', 'member', {
    summary: 'Changes the text of one’s own answer, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    body: answerEditForm,
    answers: { 200: answerSchema },
  }),
  deleteQuestion: call('DELETE /api/community/questions/:id/delete/', 'member', {
    summary: 'Deletes a question with its answers and files: its author or a superuser',
  }),
  deleteAnswer: call('DELETE /api/community/answers/:id/delete/', 'member', {
    summary: 'Deletes an answer and its file: its author or a superuser',
  }),
});

/** All calls of the board, for `callsOf` in the browser. */
export type CommunityCalls = typeof boardCalls & typeof postCalls;
export type * from './schemas';
