import type { FlagReason, LifecycleStage, QuestionCategory, StatusFilter, Urgency } from '../contract/choices';
import { shownNameLength } from '../contract/limits';
import { oneLine, titleOf } from '../rules';
import * as texts from '../texts';

export { bodyOf } from '../rules';

/** `water_resources` → `Water resources`. */
export const categoryName = (category: QuestionCategory): string => texts.categoryNames[category];

export const urgencyNames: Record<Urgency, string> = texts.urgencyNames;

export const stageNames: Record<LifecycleStage, string> = texts.stageNames;

export const filterNames: Record<StatusFilter, string> = texts.filterNames;

export const flagNames: Record<FlagReason, string> = texts.flagReasons;

/** Cut to this many characters, the last being an ellipsis; never through the middle of a character. */
function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** An attachment's name as it is shown: at most 30 characters. */
export const shortName = (name: string) => cut(name, shownNameLength);

/** What a dialog quotes of a post: at most 50 characters, on one line (docs/product/community.md, "Board messages"). */
export const preview = (text: string) => cut(oneLine(text), 50);

/** A question as its author wrote it: in one text, with the title first. */
export const textOf = ({ title, description }: { title: string; description: string }) =>
  titleOf(description) === title ? description : `${title}\n\n${description}`;

export const fullName = (author: { author_first_name: string; author_last_name: string }) =>
  `${author.author_first_name} ${author.author_last_name}`.trim();

/** A file's size, readable. */
export const sizeOf = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
