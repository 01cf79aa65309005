import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { soundsOf } from '~/shared/search';

/** A text as a part of a pattern of LIKE: none of its signs means anything else. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The word is somewhere in what fold() made of the text. */
export const isWritten = (folded: SQLWrapper, word: string): SQL =>
  sql`${folded} like '%' || fold(${escaped(word)}) || '%'`;

/** The word is somewhere in what romanised() made of the text; undefined for a word without a sound (shared/search.ts). */
export function isHeard(romanised: SQLWrapper, word: string): SQL | undefined {
  const sounds = soundsOf(word);
  // Small letters and blanks, nothing that LIKE knows.
  return sounds && and(...sounds.map((either) => or(...either.map((sound) => sql`${romanised} like ${`%${sound}%`}`))));
}

/** Either of the two. */
export const isFound = (word: string, folded: SQLWrapper, romanised: SQLWrapper): SQL =>
  or(isWritten(folded, word), isHeard(romanised, word))!;
