import type { LifecycleStage } from './contract/choices';
import { editableHours, mostTitle } from './contract/limits';

/** A text on one line: a tab pasted from a table is a blank. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** docs/product/community.md, "Questions": the title of what stands in the composer is its first line that is not empty, at most 150 characters. */
export function titleOf(text: string): string {
  const first = text.split('\n').map(oneLine).find(Boolean) ?? '';
  let title = '';
  // Never through the middle of an emoji, which counts as two.
  for (const character of first) {
    if (title.length + character.length > mostTitle) break;
    title += character;
  }
  return title.trim();
}

/** The text under a question's title: without its first line if that is the title. */
export function bodyOf({ title, description }: { title: string; description: string }): string {
  const text = description.trim();
  const [first = '', ...rest] = text.split('\n');
  return titleOf(text) === title && oneLine(first) === title ? rest.join('\n').trim() : text;
}

/** How a text begins, on one line: at most so many characters, cut between words. */
export function excerptOf(text: string, most: number): string {
  const line = oneLine(text);
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** What the stage of a question follows from. */
export interface ThreadFacts {
  isSolved: boolean;
  bestAnswerId: number | null;
  answerCount: number;
  /** The author's own do not count, so one is enough for "someone else opened it". */
  viewCount: number;
}

/** docs/product/community.md, "Lifecycle": new → viewed → answered → best_answer → solved, and back as answers or marks go. */
export function stageOf({ isSolved, bestAnswerId, answerCount, viewCount }: ThreadFacts): LifecycleStage {
  if (isSolved) return 'solved';
  if (bestAnswerId !== null) return 'best_answer';
  if (answerCount > 0) return 'answered';
  return viewCount > 0 ? 'viewed' : 'new';
}

/** docs/product/community.md, "Unanswered count": no answer and not solved. */
export const isUnanswered = ({ answerCount, isSolved }: Pick<ThreadFacts, 'answerCount' | 'isSolved'>) =>
  answerCount === 0 && !isSolved;

/** docs/product/community.md, "Editing": whether a post of `createdAt` may still be edited at `now`. */
export const isEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < editableHours * 3_600_000;

/** The `engagement_score` (docs/product/community.md, "Engagement score"). */
export function engagementOf(counts: { views: number; answers: number; score: number; followers: number }): number {
  return counts.views + 3 * counts.answers + 2 * Math.abs(counts.score) + 2 * counts.followers;
}

/** The vote after voting `value` again or anew: the same value withdraws it. */
export const nextVote = (before: 1 | -1 | null, value: 1 | -1): 1 | -1 | null => (before === value ? null : value);

const fillers = new Set(
  (
    'about after again all also and any anybody anyone are because been before being between but can could did does done down each even for from get ' +
    'had has have her here his how into its just know like more most much must need not now off one only other our out over per say says she should ' +
    'some such than that the their them then there these they this those too under until use used very was way were what when where which while who ' +
    'why will with without would you your'
  ).split(' '),
);

/**
 * The words that say what a text is about, each once, in its order: folded, at least three letters or two digits, without
 * the ones that every text has.
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const telling = words.filter(
    (word) => (word.length > 2 || /^\d\d|^\p{L}\d|^\d\p{L}/u.test(word)) && !fillers.has(word),
  );
  return [...new Set(telling.map((word) => word.slice(0, 40)))];
}
