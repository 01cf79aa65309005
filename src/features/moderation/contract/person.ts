import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, unlessEmpty } from '~/shared/fields';
import { personSections } from '~/shared/person/sections';
import { rowsSchema } from '~/shared/section-rows';
import * as texts from '../texts';

/** What a person did on the board: a question, an answer, or a flag on a post of another person. */
export const boardRowSchema = z.object({
  kind: z.enum(['question', 'answer', 'flag']),
  id,
  at: instant,
  question_id: id,
  author_id: id.nullable().describe('Of the post; null once that account is gone'),
  flagged_by_id: id.nullable().describe('Of a flag: the person'),
  title: z.string().describe('Of the question'),
  text: z.string().describe('The beginning of the answer, or the reason of the flag; empty for a question'),
  is_hidden: z.boolean(),
  flag_count: count.describe('Open flags on the post; 0 for callers who are no moderators'),
});
export type BoardRow = z.output<typeof boardRowSchema>;

/** A cursor: milliseconds, kind, id. */
const cursor = z.string().regex(/^\d{1,14}\.(?:question|answer|flag)\.\d{1,9}$/, texts.badBoardCursor);

/** The call of a person's page (docs/product/person.md, "Sections"). */
export const personBoardCalls = defineCalls({
  boardOf: call('GET /api/admin/people/:id/board/', personSections.board, {
    summary: 'Questions and answers of a person, for moderators their flags too; the newest first, 20 at once. 404',
    query: z.object({ before: unlessEmpty(cursor) }),
    answers: { 200: rowsSchema(boardRowSchema) },
  }),
});
