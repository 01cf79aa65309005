import { z } from 'zod';
import { contentTypes, flagReasons } from '~/shared/board/choices';
import { attachmentSchema } from '~/shared/board/schemas';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { chosenId, count, id, instant, message, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { prose } from '~/shared/text';
import { mostFlagReason } from './limits';
import * as texts from '../texts';

/** The body of a flag of a question or an answer. */
export const flagForm = z.object({
  content_type: z.enum(contentTypes),
  content_id: chosenId(texts.notFound),
  flag_type: z.enum(flagReasons).default('inappropriate'),
  reason: prose(mostFlagReason).default('').describe('Details, optional'),
});

/** The body of a moderator's decision about a flagged post. */
export const decisionForm = z.object({ decision: z.enum(['keep', 'remove']) });

/** A flagged post with the reasons, for the moderator who decides. */
export const flaggedItemSchema = z.object({
  content_type: z.enum(contentTypes),
  content_id: id,
  question_id: id.describe('The thread it is in'),
  question_title: z.string(),
  text: z.string(),
  attachment: attachmentSchema.nullable(),
  author_id: id.nullable(),
  author_first_name: z.string(),
  author_last_name: z.string(),
  author_area: z.string().nullable(),
  created_at: instant,
  is_hidden: z.boolean(),
  flag_count: count,
  flags: z.array(
    z.object({
      id,
      flag_type: z.enum(flagReasons),
      reason: z.string(),
      flagged_by_id: id.nullable(),
      flagged_by: z.string(),
      created_at: instant,
    }),
  ),
});

const flagsQuery = z.object({ ...pageQuery(20), ...sortQuery(flaggedItemSchema) });
export type FlagsQuery = z.output<typeof flagsQuery>;

const flags = call('GET /api/community/flags/', 'moderator', {
  summary: 'Items with open flags: hidden ones first, then the most flagged',
  query: flagsQuery,
  answers: { 200: pageSchema(flaggedItemSchema) },
});

/** The calls that flag a post, and the calls of the flag review at /app/admin/flags, for moderators. */
export const flagCalls = defineCalls({
  flag: call('POST /api/community/flag/', 'member', {
    summary: 'Flags a question or an answer; once per person. 409 `already_flagged`',
    body: flagForm,
    answers: { 201: z.object({ message: z.string(), is_hidden: z.boolean() }) },
  }),
  flags,
  exportFlags: exportOf(flags),
  decideFlags: call('POST /api/community/flags/:content_type/:content_id/', 'moderator', {
    summary: 'Keeps the item (shown again, its flags closed) or removes it for good',
    evenWhenFull: true,
    params: z.object({ content_type: z.enum(contentTypes), content_id: pathId }),
    body: decisionForm,
    answers: { 200: message },
  }),
});

export type FlagForm = z.output<typeof flagForm>;
export type FlaggedItem = z.output<typeof flaggedItemSchema>;
