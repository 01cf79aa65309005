import { fold } from './fold';

/** The words of a text, folded. */
export const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** The words that a search looks for, folded. What is found has all of them; without any words, everything is found. */
export function searchWords(text: string): string[] {
  const typed = fold(text).trim();
  // A phone number as people write it: 94470 12345, +91-94470-12345.
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return [typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')];
  return wordsOf(typed);
}

/** The text of a record that is searched, folded. Line breaks keep a word from matching across two fields. */
export const searchText = (fields: readonly (string | null)[]) => fold(fields.map((field) => field ?? '').join('\n'));

/** Whether a text contains every one of the words. */
export const hasWords = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** -1, 0 or 1 by code unit: unlike the device's own collation, the same everywhere. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
