import { titleOf, wordsOf } from '../../rules';

/**
 * Whether a text still asks what the writer said "Continue anyway" to: its title is the one of then, goes on from there, or
 * shares a word with it. Another question that takes its place is looked up, and checked when it is posted, like any.
 */
export function isStillThat(text: string, titleThen: string): boolean {
  const title = titleOf(text);
  if (title === '') return false;
  if (title.startsWith(titleThen) || titleThen.startsWith(title)) return true;
  const then = new Set(wordsOf(titleThen));
  return wordsOf(title).some((word) => then.has(word));
}
