import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { calendarDay, chosenId, count, filled, id, instant, neededLine, optional, readAt } from '~/shared/fields';
import { line } from '~/shared/text';
import { attachmentSchema, questionSchema } from '~/shared/board/schemas';
import { mostTagLength, questionTags } from '~/shared/board/tags';
import { communityTopic } from '~/shared/topics';
import * as texts from '../texts';

/** The bodies of the calls with which moderators look after questions (docs/product/moderation.md, "Stewardship"). */
export const pinForm = z.object({
  pinned_until: filled(calendarDay(texts.badDay), texts.badDay).describe(
    'The last day that it stands first: today at the earliest, 90 days ahead at most',
  ),
});
/** The body that locks a thread, or unlocks it with `false`. */
export const lockForm = z.object({ locked: z.boolean({ error: texts.badLock }) });
/** The body of a merge. */
export const mergeForm = z.object({
  into: chosenId(texts.chooseTarget).describe('The question that the answers go to'),
});
/** The body of a moderator's change of a question's tags. */
export const retagForm = z.object({ tags: questionTags });

/** Accepts a tag's name as forms send it and drops the `#` in front. */
const tagName = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().replace(/^#+/, '') : value),
  neededLine(mostTagLength, texts.tagNeeded).refine((name) => !name.includes(','), texts.tagComma),
);

/** The body of a new tag that moderators look after. `synonym_of` is the name of the tag that replaces this one. */
export const tagForm = z.object({
  name: tagName,
  synonym_of: optional(
    z.preprocess((value) => (typeof value === 'string' ? value.trim().replace(/^#+/, '') : value), line(mostTagLength)),
  ),
});
/** The body of an edit of a tag: PATCH changes only the fields that are sent. */
export const tagEditForm = tagForm.partial().extend({ updated_at: readAt });

/** A tag that moderators look after, or a synonym of one. */
const tagSchema = z.object({ id, name: z.string(), synonym_of: z.string().nullable(), updated_at: instant });

/** A question that was merged into another question, as readers of that question receive it. */
const mergedQuestionSchema = questionSchema
  .pick({
    id: true,
    title: true,
    description: true,
    author_first_name: true,
    author_last_name: true,
    author_area: true,
    author_photo: true,
    created_at: true,
    edited_at: true,
    is_hidden: true,
  })
  .extend({
    attachment: attachmentSchema.nullable(),
    merged_at: instant,
    undo_until: instant.nullable().describe('Until when a moderator may take the merge back; null: no longer'),
  });

const figuresSchema = z.object({
  questions: count.describe('Asked in the last 30 days'),
  unanswered: count.describe('Those of them without an answer by another member'),
  hours_to_first_answer: z
    .number()
    .nonnegative()
    .nullable()
    .describe('The median of the others, to a tenth; null without any'),
});

const question = { answers: { 200: questionSchema } } as const;

/**
 * The calls with which moderators look after questions and tags (docs/product/moderation.md, "Stewardship").
 */
export const stewardCalls = defineCalls({
  pin: call('POST /api/community/questions/:id/pin/', 'moderator', {
    ...question,
    summary: 'Puts the question before all others in the unfiltered list. 409 `too_many_pinned`, `merged`',
    body: pinForm,
  }),
  unpin: call('DELETE /api/community/questions/:id/pin/', 'moderator', {
    ...question,
    summary: 'Takes the pin back',
  }),
  lock: call('POST /api/community/questions/:id/lock/', 'moderator', {
    ...question,
    summary: 'Ends or, with false, opens again answering, editing, voting and marking in the thread. 409 `merged`',
    body: lockForm,
  }),
  unlock: call('DELETE /api/community/questions/:id/lock/', 'moderator', {
    ...question,
    summary: 'Opens the thread again',
  }),
  merge: call('POST /api/community/questions/:id/merge/', 'moderator', {
    ...question,
    summary:
      'Moves answers, follows and votes to another question, which is the answer. 400 on `into`; 409 `merged`, ' +
      '`hidden`',
    body: mergeForm,
  }),
  unmerge: call('DELETE /api/community/questions/:id/merge/', 'moderator', {
    ...question,
    summary:
      'Takes a merge back within 7 days and gives the question again. 404; 409 `too_late`, `merged`, `not_merged`',
  }),
  merged: call('GET /api/community/questions/:id/merged/', 'member', {
    summary: 'The questions that were merged into this one, the newest merge first',
    answers: { 200: z.array(mergedQuestionSchema) },
  }),
  retag: call('POST /api/community/questions/:id/retag/', 'moderator', {
    ...question,
    summary: 'Sets the tags of a question; synonyms are written as their tags. 409 `merged`',
    body: retagForm,
  }),
  figures: call('GET /api/community/figures/', 'moderator', {
    summary: 'How soon questions are answered; answered from memory',
    answers: { 200: figuresSchema },
    cache: { topics: [communityTopic] },
  }),
  addTag: call('POST /api/community/tags/', 'moderator', {
    summary:
      'A tag to look after, or a synonym, which is then written as its tag on every question. 400 on `name`, ' +
      '`synonym_of`',
    body: tagForm,
    answers: { 201: tagSchema },
  }),
  editTag: call('PATCH /api/community/tags/:id/', 'moderator', {
    summary: 'Renames a tag on every question, or makes it a synonym. 400 on `name`, `synonym_of`; 404',
    body: tagEditForm,
    answers: { 200: tagSchema },
  }),
  deleteTag: call('DELETE /api/community/tags/:id/', 'moderator', {
    summary: 'Takes a tag with its synonyms off every question; of a synonym only the rule goes. 404',
  }),
});

export type BoardFigures = z.output<typeof figuresSchema>;
export type TagForm = z.output<typeof tagForm>;
export type TagEditForm = z.output<typeof tagEditForm>;
export type Tag = z.output<typeof tagSchema>;
export type MergedQuestion = z.output<typeof mergedQuestionSchema>;
