import type { FlagReason, LifecycleStage, QuestionCategory, StatusFilter, Urgency } from '~/shared/board/choices';
import { cutText } from '~/shared/cut-text';
import { oneLine, titleOf } from '../rules';
import * as texts from '../texts';
import * as boardTexts from '~/shared/board/texts';

export { bodyOf } from '../rules';

/** Returns a category's name: `water_resources` → `Water resources`. */
export const categoryName = (category: QuestionCategory): string => boardTexts.categoryNames[category];

export const urgencyNames: Record<Urgency, string> = texts.urgencyNames;

export const stageNames: Record<LifecycleStage, string> = texts.stageNames;

export const filterNames: Record<StatusFilter, string> = texts.filterNames;

export const flagNames: Record<FlagReason, string> = texts.flagReasons;

/**
 * Returns the part of a post that a dialog quotes: at most 50 characters, on one line (docs/product/community.md,
 * "Board messages").
 */
export const preview = (text: string) => cutText(oneLine(text), 50);

/** Returns a question as its author wrote it: one text, the title first. */
export const textOf = ({ title, description }: { title: string; description: string }) =>
  titleOf(description) === title ? description : `${title}\n\n${description}`;

/** Returns the first and last name of an author. */
export const fullName = (author: { author_first_name: string; author_last_name: string }) =>
  `${author.author_first_name} ${author.author_last_name}`.trim();
