import { fold } from './fold';

/** The words of a text, folded. */
export const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** The words that a search looks for, every one of them, folded; without any it finds everyone. */
export function searchWords(text: string): string[] {
  const typed = fold(text).trim();
  // A phone number as people write it: 94470 12345, +91-94470-12345.
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return [typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')];
  return wordsOf(typed);
}

/** What is searched of a thing, folded. Line breaks keep a word from matching across two of its fields. */
export const searchText = (fields: readonly (string | null)[]) => fold(fields.map((field) => field ?? '').join('\n'));

/** Whether every one of the words is in it. */
export const hasWords = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** -1, 0 or 1 by code unit: unlike the device's own collation the same everywhere. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
