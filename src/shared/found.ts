import type { Caller } from './access';
import type { Language } from './language';

/** What Find finds on the server, in the order in which equally near results come (docs/product/find.md). */
export const foundKinds = ['person', 'shop', 'event', 'post', 'receipt'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** What is looked for, and for whom. */
export interface Search {
  /** As it was typed, trimmed. */
  text: string;
  /** Its words, folded (shared/search.ts). */
  words: readonly string[];
  caller: Caller;
  language: Language;
}

/** What a feature has found. */
export interface Found {
  id: number;
  title: string;
  /** A line about it. */
  detail: string;
  /** The path of the screen that shows it, without a language. */
  link: string;
  /** The names that were compared. Left out: it was found by a phone number or an id, and comes before all names. */
  names?: readonly (string | null)[];
}
