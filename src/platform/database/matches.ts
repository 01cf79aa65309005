import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { romanised } from '~/shared/romanised';
import { isShort, searchWords, soundsOf } from '~/shared/search';

/** Escapes a text as a part of a pattern of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Returns the condition that the word is somewhere in what fold() made of the text. */
export const containsWord = (folded: SQLWrapper, word: string): SQL =>
  sql`${folded} like '%' || fold(${escaped(word)}) || '%'`;

/**
 * Returns the condition that the word is somewhere in what romanised() made of the text; undefined for a word without a
 * sound (shared/search.ts).
 */
export function soundsLike(romanised: SQLWrapper, word: string): SQL | undefined {
  const sounds = soundsOf(word);
  // Small letters and blanks, nothing special to LIKE.
  return sounds && and(...sounds.map((either) => or(...either.map((sound) => sql`${romanised} like ${`%${sound}%`}`))));
}

/** Returns the condition that a word of what fold() made of the text begins so. */
const beginsWord = (folded: SQLWrapper, word: string): SQL =>
  sql`(${folded} like fold(${escaped(word)}) || '%' or ${folded} like '% ' || fold(${escaped(word)}) || '%')`;

/** Returns the condition that every word of a search is in one of the columns; undefined without words. */
export const containsAll = (columns: readonly SQLWrapper[], search: string | undefined): SQL | undefined => {
  // Line breaks keep a word from matching across two columns.
  const folded = sql`fold(concat_ws(chr(10), ${sql.join([...columns], sql`, `)}))`;
  return and(...searchWords(search ?? '').map((word) => containsWord(folded, word)));
};

/** Returns the condition that either holds. */
export const matchesWord = (word: string, folded: SQLWrapper, romanised: SQLWrapper): SQL =>
  or(containsWord(folded, word), soundsLike(romanised, word))!;

/** A part of what a search finds, in its order. */
export interface Step {
  where: SQL | undefined;
  order: SQL[];
}

/**
 * Returns what finds names that have all of the words as they are written or sound, the best first: `nearness`
 * (shared/search.ts) in SQL. `all` finds every one. `first` is for tables of thousands: names that begin so, then other
 * names whose words begin so, both by name, so that an index in that order is read until there are enough, however many
 * there are. Where they are enough, they are the first of `all`. Few letters have to begin a word, so that an index of
 * trigrams finds them.
 */
export function nearestNames(words: readonly string[], folded: SQLWrapper, sound: SQLWrapper) {
  const whole = words.join(' ');
  const every = (condition: (word: string) => SQL | undefined) => and(...words.map(condition));
  const begins = (word: string) => beginsWord(folded, word);
  const reads = (word: string) => (isShort(word) ? begins(word) : containsWord(folded, word));
  const beginsSo = sql`${folded} like ${`${escaped(whole)}%`}`;
  const byName = sql`${folded} collate "C"`;
  const all: Step = {
    where: every((word) => or(reads(word), soundsLike(sound, word))),
    order: [
      sql`case when trim(${folded}) = ${whole} then 0
        when ${beginsSo} then 1
        when ${every(begins)} then 2
        when ${every(reads)} then 3
        when ${sound} like ${`% ${romanised(whole).replaceAll(' ', '')} %`} then 4
        else 5 end`,
      byName,
    ],
  };
  const first: readonly Step[] = [
    { where: beginsSo, order: [byName] },
    { where: and(every(begins), sql`not ${beginsSo}`), order: [byName] },
  ];
  return { all, first };
}
