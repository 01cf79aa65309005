import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, count, nothing, pathId, unlessEmpty } from '~/shared/fields';
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

const tags = {
  method: 'GET',
  path: '/api/community/tags/',
  access: 'member',
  summary: 'The tags of the board with how many questions each has, the most used first',
  query: tagsQuery,
  answers: { 200: pageSchema(listedTagSchema) },
} as const;

/** The calls that read the board (docs/product/community.md, "Calls"), for signed-in members and above. */
export const boardCalls = defineCalls({
  unansweredCount: {
    method: 'GET',
    path: '/api/community/unanswered-count/',
    access: 'member',
    summary: 'How many questions wait for an answer; polled, answered from memory',
    answers: { 200: z.object({ unanswered_count: count }) },
    cache: { topics },
  },
  summary: {
    method: 'GET',
    path: '/api/community/summary/',
    access: 'member',
    summary: 'How many questions each filter has, and a version to poll; answered from memory',
    answers: { 200: summarySchema },
    cache: { topics },
  },
  questions: {
    method: 'GET',
    path: '/api/community/questions/',
    access: 'member',
    summary: 'Questions, newest activity first',
    query: questionsQuery,
    answers: { 200: pageSchema(questionSchema) },
  },
  question: {
    method: 'GET',
    path: '/api/community/questions/:id/',
    access: 'member',
    summary: "One question; counts a view, once per person per hour, never the author's",
    params: byId,
    answers: { 200: questionSchema },
  },
  similar: {
    method: 'GET',
    path: '/api/community/similar/',
    access: 'member',
    summary: 'Questions like this text, best first, typos forgiven',
    query: z.object({ q: typed.default('') }),
    answers: { 200: z.object({ similar_questions: z.array(questionSchema) }) },
  },
  answers: {
    method: 'GET',
    path: '/api/community/answers/list/',
    access: 'member',
    summary: 'Answers of a question: the best one, then in the order they came; page by page when a page is asked for',
    query: answersQuery,
    answers: { 200: z.union([z.array(answerSchema), answersPageSchema]) },
  },
  tags,
  exportTags: exportOf({ ...tags, access: 'moderator' }),
});

/**
 * The calls that write posts, votes and marks. Only the question's author or a superuser marks a best answer or a
 * solved question.
 */
export const postCalls = defineCalls({
  ask: {
    method: 'POST',
    path: '/api/community/questions/',
    access: 'member',
    summary: 'A new question; 200 and nothing is made when there is a similar one and force is not true',
    body: questionForm,
    upload: { files: upload, alsoJson: true },
    answers: { 200: similarFoundSchema, 201: questionSchema },
  },
  answer: {
    method: 'POST',
    path: '/api/community/answers/',
    access: 'member',
    summary: 'A new answer; followers, the asker and those who answered get a notice',
    body: answerForm,
    upload: { files: upload, alsoJson: true },
    answers: { 201: answerSchema },
  },
  voteQuestion: {
    method: 'POST',
    path: '/api/community/questions/:id/vote/',
    access: 'member',
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    params: byId,
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  },
  voteAnswer: {
    method: 'POST',
    path: '/api/community/answers/:id/vote/',
    access: 'member',
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    params: byId,
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  },
  follow: {
    method: 'POST',
    path: '/api/community/questions/:id/follow/',
    access: 'member',
    summary: 'Toggles following, or sets it to what `following` says',
    params: byId,
    body: followForm,
    answers: { 200: z.object({ following: z.boolean(), followers: count }) },
  },
  markBest: {
    method: 'POST',
    path: '/api/community/answers/:id/best/',
    access: 'member',
    summary: 'Makes this the best answer, in place of any other',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  unmarkBest: {
    method: 'DELETE',
    path: '/api/community/answers/:id/best/',
    access: 'member',
    summary: 'Takes the mark back',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  markSolved: {
    method: 'POST',
    path: '/api/community/questions/:id/solved/',
    access: 'member',
    summary: 'Marks the question as solved',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  unmarkSolved: {
    method: 'DELETE',
    path: '/api/community/questions/:id/solved/',
    access: 'member',
    summary: 'Takes the mark back',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  editQuestion: {
    method: 'PATCH',
    path: '/api/community/questions/:id/',
    access: 'member',
    summary: 'Changes the words of one’s own question, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    params: byId,
    body: questionEditForm,
    answers: { 200: questionSchema },
  },
  editAnswer: {
    method: 'PATCH',
    path: '/api/community/answers/:id/',
    access: 'member',
    summary: 'Changes the text of one’s own answer, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    params: byId,
    body: answerEditForm,
    answers: { 200: answerSchema },
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/api/community/questions/:id/delete/',
    access: 'member',
    summary: 'Deletes a question with its answers and files: its author or a superuser',
    params: byId,
    answers: { 204: nothing },
  },
  deleteAnswer: {
    method: 'DELETE',
    path: '/api/community/answers/:id/delete/',
    access: 'member',
    summary: 'Deletes an answer and its file: its author or a superuser',
    params: byId,
    answers: { 204: nothing },
  },
});

/** All calls of the board, for `callsOf` in the browser. */
export type CommunityCalls = typeof boardCalls & typeof postCalls;
export type * from './schemas';
