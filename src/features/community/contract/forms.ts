import { z } from 'zod';
import { chosenId, filled, optional, readAt } from '~/shared/fields';
import { fillText } from '~/shared/fill-text';
import { line, prose } from '~/shared/text';
import { contentTypes, flagReasons, questionCategories, urgencies } from './choices';
import { mostFlagReason, mostTagLength, mostTags, mostText, mostTitle } from './limits';
import * as texts from '../texts';

const tag = line(mostTagLength);

/** As a form sends them, `beams, M25`, or as a list; empty ones and repetitions fall out. */
const tags = z
  .union([z.string().transform((text) => text.split(/[,\n]/)), z.array(z.string())])
  .transform((list) => distinct(list.map((word) => word.trim().replace(/^#+/, ''))))
  .pipe(z.array(tag).max(mostTags, fillText(texts.tooManyTags, { mostTags })));

function distinct(words: string[]): string[] {
  const known = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]));
  return [...known.values()];
}

const yes = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** An emptied choice is none. */
const chosen = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** What the author of a question writes, and may edit. An empty title is the description's first line (docs/product/community.md, "Questions"). */
export const questionWords = z.object({
  title: optional(line(mostTitle)),
  description: filled(prose(mostText), texts.emptyText),
  tags,
  category: z.enum(questionCategories, texts.chooseCategory),
  urgency: z.enum(urgencies, texts.chooseUrgency),
});

/** The same of an answer. */
export const answerWords = z.object({ answer_text: filled(prose(mostText), texts.emptyText) });

const { category, urgency } = questionWords.shape;

export const questionForm = questionWords.extend({
  tags: tags.default([]),
  category: chosen(category.default('other')),
  urgency: chosen(urgency.default('normal')),
  force: yes.default(false).describe('true posts it although a similar question was found'),
});

export const answerForm = answerWords.extend({ question_id: chosenId(texts.noQuestion) });

/** PATCH changes only what is sent (docs/product/community.md, "Editing"). */
export const questionEditForm = questionWords.partial().extend({ updated_at: readAt });
export const answerEditForm = answerWords.partial().extend({ updated_at: readAt });

export const voteForm = z.object({ value: z.union([z.literal(1), z.literal(-1)], texts.badVote) });

/** Without `following` the call toggles. */
export const followForm = z.object({ following: z.boolean().optional() }).nullish();

export const flagForm = z.object({
  content_type: z.enum(contentTypes),
  content_id: chosenId(texts.notFound),
  flag_type: z.enum(flagReasons).default('inappropriate'),
  reason: prose(mostFlagReason).default('').describe('Details, optional'),
});

export const decisionForm = z.object({ decision: z.enum(['keep', 'remove']) });

export type QuestionForm = z.output<typeof questionForm>;
export type AnswerForm = z.output<typeof answerForm>;
export type QuestionEditForm = z.output<typeof questionEditForm>;
export type AnswerEditForm = z.output<typeof answerEditForm>;
export type FlagForm = z.output<typeof flagForm>;
