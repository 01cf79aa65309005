import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { questionCategories } from '~/shared/board/choices';
import { communityTopic, peopleTopic } from '~/shared/topics';
import { publicPerPage } from './limits';

/**
 * The cache topics of public threads. Names change with people, everything else with the board, so every write to a
 * thread invalidates its public page.
 */
const topics = [communityTopic, peopleTopic];

const questionFields = {
  id,
  title: z.string(),
  category: z.enum(questionCategories),
  author_name: z.string().describe('"Former member" when they are gone'),
  created_at: instant,
  public_at: instant.describe('Since when everybody may read it'),
};

/** A thread in the public list. */
export const publicRowSchema = z.object({
  ...questionFields,
  excerpt: z.string().describe('How the question begins, or its best answer where the title is all of it'),
  answers: count.describe('Those that everybody may read'),
});

/** A public thread with its answers. */
export const publicThreadSchema = z.object({
  ...questionFields,
  text: z.string().describe('Without the title; empty where that is all of it'),
  changed_at: instant.describe('Of the question and the answers shown, the newest'),
  answers: z.array(
    z.object({ id, text: z.string(), author_name: z.string(), created_at: instant, is_best_answer: z.boolean() }),
  ),
});

/** The publication of a thread: who agreed to it, and whether the thread is public. */
export const publicationSchema = z.object({
  question_id: id,
  is_public: z.boolean(),
  may_agree: z.boolean().describe('The person asking wrote the question or an answer'),
  has_agreed: z.boolean().describe('…and agreed'),
  is_ready: z
    .boolean()
    .describe('Solved, with a best answer, and its author and the question’s agreed: a moderator may publish it'),
  authors: z
    .array(z.object({ name: z.string(), part: z.enum(['question', 'best_answer', 'answer']), has_agreed: z.boolean() }))
    .describe('Of the question and its answers, for moderators; empty for everybody else'),
});

/** The calls that read public threads without a login. */
export const publicCalls = defineCalls({
  publicList: call('GET /api/community/public/', 'anyone', {
    summary: 'Threads that everybody may read, the newest first',
    query: z.object(pageQuery(publicPerPage)),
    answers: { 200: pageSchema(publicRowSchema) },
    cache: { topics, translated: true },
  }),
  publicThread: call('GET /api/community/public/:id/', 'anyone', {
    summary: 'One of them: the question and those answers whose authors agreed; no photos, areas, phones or files',
    answers: { 200: publicThreadSchema },
    cache: { topics, translated: true },
  }),
});

/** The calls for the authors' consent and the moderator's decision (docs/product/outreach.md, "Public answers"). */
export const publicationCalls = defineCalls({
  publication: call('GET /api/community/questions/:id/public-consent/', 'member', {
    summary: 'Whether everybody may read the thread, and the own consent',
    answers: { 200: publicationSchema },
  }),
  agree: call('POST /api/community/questions/:id/public-consent/', 'member', {
    summary: 'An author’s consent to what they wrote in this thread being read by everybody. 403 for others',
    answers: { 200: publicationSchema },
  }),
  withdraw: call('DELETE /api/community/questions/:id/public-consent/', 'member', {
    summary: 'Withdraws the own consent: what needed it is public no more when this answers',
    answers: { 200: publicationSchema },
  }),
  publishQuestion: call('POST /api/community/questions/:id/publish/', 'moderator', {
    summary: 'Lets everybody read it. 409 `not_solved`, `not_agreed`, `hidden`, `locked`',
    answers: { 200: publicationSchema },
  }),
  unpublish: call('DELETE /api/community/questions/:id/publish/', 'moderator', {
    summary: 'Takes it back',
    answers: { 200: publicationSchema },
  }),
});

export type PublicRow = z.output<typeof publicRowSchema>;
export type PublicThread = z.output<typeof publicThreadSchema>;
export type Publication = z.output<typeof publicationSchema>;
