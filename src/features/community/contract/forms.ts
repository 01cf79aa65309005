import { z } from 'zod';
import { chosenId, clientKey, filled, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { questionCategories, urgencies } from '~/shared/board/choices';
import { questionTags } from '~/shared/board/tags';
import { mostText, mostTitle } from './limits';
import * as texts from '../texts';

const yes = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** Treats an empty choice as absent. */
const chosen = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/**
 * The fields of a question that its author writes and may edit. An empty title becomes the first line of the
 * description (docs/product/community.md, "Questions").
 */
export const questionWords = z.object({
  title: optional(line(mostTitle)),
  description: filled(prose(mostText), texts.emptyText),
  tags: questionTags,
  category: z.enum(questionCategories, texts.chooseCategory),
  urgency: z.enum(urgencies, texts.chooseUrgency),
});

/** The field of an answer that its author writes and may edit. */
export const answerWords = z.object({ answer_text: filled(prose(mostText), texts.emptyText) });

const { category, urgency } = questionWords.shape;

/** The body of a new question. */
export const questionForm = questionWords.extend({
  tags: questionTags.default([]),
  category: chosen(category.default('other')),
  urgency: chosen(urgency.default('normal')),
  client_key: clientKey,
  force: yes.default(false).describe('true posts it although a similar question was found'),
});

/** The body of a new answer. */
export const answerForm = answerWords.extend({ question_id: chosenId(texts.noQuestion), client_key: clientKey });

/** The body of an edit of a question: only the sent fields change (docs/product/community.md, "Editing"). */
export const questionEditForm = questionWords.partial().extend({ updated_at: readAt });
/** The body of an edit of an answer: only the sent fields change. */
export const answerEditForm = answerWords.partial().extend({ updated_at: readAt });

/** The body of a vote: 1 for up, -1 for down. */
export const voteForm = z.object({ value: z.union([z.literal(1), z.literal(-1)], texts.badVote) });

/** The body of a follow. Without `following` the call toggles. */
export const followForm = z.object({ following: z.boolean().optional() }).nullish();

export type QuestionForm = z.output<typeof questionForm>;
export type AnswerForm = z.output<typeof answerForm>;
export type QuestionEditForm = z.output<typeof questionEditForm>;
export type AnswerEditForm = z.output<typeof answerEditForm>;
