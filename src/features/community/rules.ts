import { HOUR_MS } from '~/shared/dates';
import type { LifecycleStage } from '~/shared/board/choices';
import { editableHours, mostTitle } from './contract/limits';

/** Returns a text on one line; a tab pasted from a table becomes a blank. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the title of a composer's text: its first line that is not empty, at most 150 characters
 * (docs/product/community.md, "Questions").
 */
export function titleOf(text: string): string {
  const first = text.split('\n').map(oneLine).find(Boolean) ?? '';
  let title = '';
  // Don't cut an emoji in half: it counts as two UTF-16 units.
  for (const character of first) {
    if (title.length + character.length > mostTitle) break;
    title += character;
  }
  return title.trim();
}

/** Returns the text below a question's title: the description without its first line if that line is the title. */
export function bodyOf({ title, description }: { title: string; description: string }): string {
  const text = description.trim();
  const [first = '', ...rest] = text.split('\n');
  return titleOf(text) === title && oneLine(first) === title ? rest.join('\n').trim() : text;
}

/** Returns the beginning of a text on one line: at most `maxLength` characters, cut between words. */
export function excerptOf(text: string, maxLength: number): string {
  const line = oneLine(text);
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** The facts from which the stage of a question follows. */
export interface ThreadFacts {
  isSolved: boolean;
  bestAnswerId: number | null;
  answerCount: number;
  /** The author's own views do not count, so a single view means that another person opened the question. */
  viewCount: number;
}

/**
 * Returns the stage of a question: new → viewed → answered → best_answer → solved, and back when answers or marks are
 * removed (docs/product/community.md, "Lifecycle").
 */
export function stageOf({ isSolved, bestAnswerId, answerCount, viewCount }: ThreadFacts): LifecycleStage {
  if (isSolved) return 'solved';
  if (bestAnswerId !== null) return 'best_answer';
  if (answerCount > 0) return 'answered';
  return viewCount > 0 ? 'viewed' : 'new';
}

/** Returns whether a question has no answer and is not solved (docs/product/community.md, "Unanswered count"). */
export const isUnanswered = ({ answerCount, isSolved }: Pick<ThreadFacts, 'answerCount' | 'isSolved'>) =>
  answerCount === 0 && !isSolved;

/** Returns whether the author may still edit a post of `createdAt` at `now` (docs/product/community.md, "Editing"). */
export const isEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < editableHours * HOUR_MS;

/** Returns the `engagement_score` (docs/product/community.md, "Engagement score"). */
export function engagementOf(counts: { views: number; answers: number; score: number; followers: number }): number {
  return counts.views + 3 * counts.answers + 2 * Math.abs(counts.score) + 2 * counts.followers;
}

/** Returns the vote after a vote for `value`: the same value a second time withdraws the vote. */
export const nextVote = (before: 1 | -1 | null, value: 1 | -1): 1 | -1 | null => (before === value ? null : value);

const fillers = new Set(
  (
    'about after again all also and any anybody anyone are because been before being between but can could did ' +
    'does done down each even for from get had has have her here his how into its just know like more most much ' +
    'must need not now off one only other our out over per say says she should some such than that the their them ' +
    'then there these they this those too under until use used very was way were what when where which while who ' +
    'why will with without would you your'
  ).split(' '),
);

/**
 * Returns the words that describe a text's subject, each once, in the text's order: folded, at least three letters or
 * two digits, without the words that every text has.
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
