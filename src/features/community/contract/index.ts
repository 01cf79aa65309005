import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { byId, count, nothing, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { line } from '~/shared/text';
import { contentTypes, questionCategories, statusFilters } from './choices';
import {
  answerEditForm,
  answerForm,
  decisionForm,
  flagForm,
  followForm,
  questionEditForm,
  questionForm,
  voteForm,
} from './forms';
import { answersPerPage, mostAttachmentBytes, mostTagLength, mostText, questionsPerPage } from './limits';
import {
  answerSchema,
  answersPageSchema,
  flaggedItemSchema,
  questionSchema,
  similarFoundSchema,
  summarySchema,
  threadStateSchema,
  voteAnswerSchema,
} from './schemas';
import type { digestCalls } from './digest';
import type { invitationCalls } from './invitations';
import type { publicationCalls } from './public-answers';
import { stewardCalls } from './stewardship';
import { communityTopic } from './topic';
import * as texts from '../texts';

export { communityTopic };

const topics = [communityTopic];
const upload = { attachment: { maxBytes: mostAttachmentBytes, tooLarge: texts.tooLarge } };

/** An emptied filter is none. */
const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

// oxlint-disable-next-line no-control-regex -- what PostgreSQL takes in no text, and line breaks, are spaces here
const blank = /[\s\u0000-\u001f\u007f]+/g;

/** What stands in the composer so far; anything goes. */
const typed = z
  .string()
  .max(mostText)
  .transform((text) => text.replace(blank, ' ').trim());

export const questionsQuery = z.object({
  ...pageQuery(questionsPerPage),
  search: given(line(200)).describe('Every word, anywhere in title, text, tags or answers'),
  status: z.preprocess((value) => (value === '' ? undefined : value), z.enum(statusFilters).default('all')),
  category: given(z.enum(questionCategories)),
  tag: given(line(mostTagLength)),
});
export type QuestionsQuery = z.output<typeof questionsQuery>;

const pages = pageQuery(answersPerPage);

/** Answers of a thread: all of them, or with `page` or `answer` a page of them. */
export const answersQuery = z.object({
  question_id: pathId,
  page: given(pages.page.unwrap()),
  answer: given(pathId).describe('In place of `page`: the page on which this answer stands'),
  page_size: pages.page_size,
});
export type AnswersQuery = z.output<typeof answersQuery>;

/** Reading the board (docs/product/community.md, "Calls"): signed-in members and above. */
export const boardCalls = defineCalls({
  unansweredCount: {
    method: 'GET',
    path: '/api/community/unanswered-count/',
    who: 'member',
    summary: 'How many questions wait for an answer; polled, answered from memory',
    answers: { 200: z.object({ unanswered_count: count }) },
    topics,
  },
  summary: {
    method: 'GET',
    path: '/api/community/summary/',
    who: 'member',
    summary: 'How many questions each filter has, and a version to poll; answered from memory',
    answers: { 200: summarySchema },
    topics,
  },
  questions: {
    method: 'GET',
    path: '/api/community/questions/',
    who: 'member',
    summary: 'Questions, newest activity first',
    query: questionsQuery,
    answers: { 200: pageSchema(questionSchema) },
  },
  question: {
    method: 'GET',
    path: '/api/community/questions/:id/',
    who: 'member',
    summary: "One question; counts a view, once per person per hour, never the author's",
    params: byId,
    answers: { 200: questionSchema },
  },
  similar: {
    method: 'GET',
    path: '/api/community/similar/',
    who: 'member',
    summary: 'Questions like this text, best first, typos forgiven',
    query: z.object({ q: typed.default('') }),
    answers: { 200: z.object({ similar_questions: z.array(questionSchema) }) },
  },
  answers: {
    method: 'GET',
    path: '/api/community/answers/list/',
    who: 'member',
    summary:
      'Answers of a question: the best one, then in the order they came; page by page for whoever asks for a page',
    query: answersQuery,
    answers: { 200: z.union([z.array(answerSchema), answersPageSchema]) },
  },
});

/** Taking part. Best answer and solved: the question's author or a superuser. */
export const postCalls = defineCalls({
  ask: {
    method: 'POST',
    path: '/api/community/questions/',
    who: 'member',
    summary: 'A new question; 200 and nothing is made when there is a similar one and force is not true',
    body: questionForm,
    upload,
    alsoJson: true,
    answers: { 200: similarFoundSchema, 201: questionSchema },
  },
  answer: {
    method: 'POST',
    path: '/api/community/answers/',
    who: 'member',
    summary: 'A new answer; followers, the asker and those who answered get a notice',
    body: answerForm,
    upload,
    alsoJson: true,
    answers: { 201: answerSchema },
  },
  voteQuestion: {
    method: 'POST',
    path: '/api/community/questions/:id/vote/',
    who: 'member',
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    params: byId,
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  },
  voteAnswer: {
    method: 'POST',
    path: '/api/community/answers/:id/vote/',
    who: 'member',
    summary: 'Votes 1 or -1; the same value again withdraws the vote',
    params: byId,
    body: voteForm,
    answers: { 200: voteAnswerSchema },
  },
  follow: {
    method: 'POST',
    path: '/api/community/questions/:id/follow/',
    who: 'member',
    summary: 'Toggles following, or sets it to what `following` says',
    params: byId,
    body: followForm,
    answers: { 200: z.object({ following: z.boolean(), followers: count }) },
  },
  markBest: {
    method: 'POST',
    path: '/api/community/answers/:id/best/',
    who: 'member',
    summary: 'Makes this the best answer, in place of any other',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  unmarkBest: {
    method: 'DELETE',
    path: '/api/community/answers/:id/best/',
    who: 'member',
    summary: 'Takes the mark back',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  markSolved: {
    method: 'POST',
    path: '/api/community/questions/:id/solved/',
    who: 'member',
    summary: 'Marks the question as solved',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  unmarkSolved: {
    method: 'DELETE',
    path: '/api/community/questions/:id/solved/',
    who: 'member',
    summary: 'Takes the mark back',
    params: byId,
    answers: { 200: threadStateSchema },
  },
  editQuestion: {
    method: 'PATCH',
    path: '/api/community/questions/:id/',
    who: 'member',
    summary: 'Changes the words of one’s own question, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    params: byId,
    body: questionEditForm,
    answers: { 200: questionSchema },
  },
  editAnswer: {
    method: 'PATCH',
    path: '/api/community/answers/:id/',
    who: 'member',
    summary: 'Changes the text of one’s own answer, for 24 hours. 403, 409 `too_late`, `hidden`, `stale`',
    params: byId,
    body: answerEditForm,
    answers: { 200: answerSchema },
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/api/community/questions/:id/delete/',
    who: 'member',
    summary: 'Deletes a question with its answers and files: its author or a superuser',
    params: byId,
    answers: { 204: nothing },
  },
  deleteAnswer: {
    method: 'DELETE',
    path: '/api/community/answers/:id/delete/',
    who: 'member',
    summary: 'Deletes an answer and its file: its author or a superuser',
    params: byId,
    answers: { 204: nothing },
  },
  flag: {
    method: 'POST',
    path: '/api/community/flag/',
    who: 'member',
    summary: 'Flags a question or an answer; once per person. 409 `already_flagged`',
    body: flagForm,
    answers: { 201: z.object({ message: z.string(), is_hidden: z.boolean() }) },
  },
});

/** The review of flags at /app/admin/flags, by moderators. */
export const flagCalls = defineCalls({
  flags: {
    method: 'GET',
    path: '/api/community/flags/',
    who: 'moderator',
    summary: 'Items with open flags: hidden ones first, then the most flagged',
    query: z.object(pageQuery(20)),
    answers: { 200: pageSchema(flaggedItemSchema) },
  },
  decide: {
    method: 'POST',
    path: '/api/community/flags/:content_type/:content_id/',
    who: 'moderator',
    summary: 'Keeps the item (shown again, its flags closed) or removes it for good',
    evenWhenFull: true,
    params: z.object({ content_type: z.enum(contentTypes), content_id: pathId }),
    body: decisionForm,
    answers: { 200: z.object({ message: z.string() }) },
  },
});

/** All of them, for `callsOf` in the browser. */
export type CommunityCalls = typeof boardCalls &
  typeof postCalls &
  typeof flagCalls &
  typeof stewardCalls &
  typeof invitationCalls &
  typeof digestCalls &
  typeof publicationCalls;
export * from './digest';
export * from './invitations';
export * from './public-answers';
export type * from './schemas';
export { stewardCalls };
export type { BoardFigures, ListedTag, MergedQuestion, Tag } from './stewardship';
