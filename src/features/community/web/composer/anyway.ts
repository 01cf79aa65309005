import { titleOf, wordsOf } from '../../rules';

/**
 * Returns whether a text is still the question for which the writer chose "Continue anyway": its title is the same,
 * continues the old title, or shares a word with it. A different question typed in its place is looked up, and checked
 * when posted, like any other.
 */
export function isStillThat(text: string, titleThen: string): boolean {
  const title = titleOf(text);
  if (title === '') return false;
  if (title.startsWith(titleThen) || titleThen.startsWith(title)) return true;
  const then = new Set(wordsOf(titleThen));
  return wordsOf(title).some((word) => then.has(word));
}
