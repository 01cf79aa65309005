import { z } from 'zod';
import { chosenId, filled, optional } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { contentTypes, flagReasons, questionCategories, urgencies } from './choices';
import { mostFlagReason, mostTagLength, mostTags, mostText, mostTitle } from './limits';
import { communityTexts } from './texts';

const tag = line(mostTagLength);

/** As a form sends them, `beams, M25`, or as a list; empty ones and repetitions fall out. */
const tags = z
  .union([z.string().transform((text) => text.split(/[,\n]/)), z.array(z.string())])
  .default([])
  .transform((list) => distinct(list.map((word) => word.trim().replace(/^#+/, ''))))
  .pipe(z.array(tag).max(mostTags, `At most ${mostTags} tags.`));

function distinct(words: string[]): string[] {
  const known = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]));
  return [...known.values()];
}

const yes = z.union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])]).transform((value) => value === true || value === 'true' || value === '1');

/** A new question. Without a title it is the description's first line (docs/product/community.md, "Questions"). */
export const questionForm = z.object({
  title: optional(line(mostTitle)),
  description: filled(prose(mostText), communityTexts.emptyText),
  tags,
  category: z.preprocess((value) => (value === '' ? undefined : value), z.enum(questionCategories, 'Please choose a category.').default('other')),
  urgency: z.preprocess((value) => (value === '' ? undefined : value), z.enum(urgencies, 'Please choose an urgency.').default('normal')),
  force: yes.default(false).describe('true posts it although a similar question was found'),
});

export const answerForm = z.object({
  question_id: chosenId(communityTexts.noQuestion),
  answer_text: filled(prose(mostText), communityTexts.emptyText),
});

export const voteForm = z.object({ value: z.union([z.literal(1), z.literal(-1)], 'The value is 1 or -1.') });

/** Without `following` the call toggles. */
export const followForm = z.object({ following: z.boolean().optional() }).nullish();

export const flagForm = z.object({
  content_type: z.enum(contentTypes),
  content_id: chosenId('Not found.'),
  flag_type: z.enum(flagReasons).default('inappropriate'),
  reason: prose(mostFlagReason).default('').describe('Details, optional'),
});

export const decisionForm = z.object({ decision: z.enum(['keep', 'remove']) });

export type QuestionForm = z.output<typeof questionForm>;
export type AnswerForm = z.output<typeof answerForm>;
export type FlagForm = z.output<typeof flagForm>;
