import { titleOf, wordsOf } from '../../rules';

/**
 * Whether a text still asks what the writer chose "Continue anyway" for: its title is the same, continues it, or
 * shares a word with it. A different question typed in its place is looked up, and checked when posted, like any other.
 */
export function isStillThat(text: string, titleThen: string): boolean {
  const title = titleOf(text);
  if (title === '') return false;
  if (title.startsWith(titleThen) || titleThen.startsWith(title)) return true;
  const then = new Set(wordsOf(titleThen));
  return wordsOf(title).some((word) => then.has(word));
}
