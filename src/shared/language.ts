import type { PageAddress } from './addresses';
import type { SiteNames } from './site-names';

/** The languages of the site. The first is that of the specification, and of every address without a language in it. */
export const languages = ['en', 'ml'] as const;
export type Language = (typeof languages)[number];

/** The names of the places in a text: `answered` and `name` of `{name} has {answered}`. */
export type PlacesOf<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;
type Holding<Place extends string> = Place extends unknown ? `${string}{${Place}}${string}` : never;
type OwnPlacesOf<T extends string> = Exclude<PlacesOf<T>, keyof SiteNames>;
type Translated<T> = T extends string
  ? [OwnPlacesOf<T>] extends [never]
    ? string
    : Both<Holding<OwnPlacesOf<T>>>
  : Texts<T>;

/**
 * The type of a catalogue in another language: the same names, and in every text the same places; but for the names of
 * the committee, which are always given together.
 */
export type Texts<T> = { readonly [K in keyof T]: Translated<T[K]> };

/**
 * A feature's texts in every language, for code that addresses people individually (`texts/both.ts`). A name or a place
 * that is missing does not compile.
 */
export type Catalogue<En> = Readonly<Record<Language, Texts<En>>>;

/** What there is to read in each language: a text, unless another type is named. */
export type Localized<T = string> = (language: Language) => T;

/** What each language calls itself. */
export const nameOf = { en: 'English', ml: 'മലയാളം' } as const satisfies Record<Language, string>;

/** Returns what stands before the paths of pages and calls in a language: nothing for English, `/ml` for Malayalam. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

/** Returns a path of the site, `/events`, as it is in a language. */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : prefixOf(language) + (path === '/' ? '' : path);

/**
 * Returns an address without the language it begins with, and that language: `/ml/api/areas/` is `/api/areas/` in
 * Malayalam.
 */
export function splitLanguage(address: string): { language: Language; rest: string } {
  for (const language of languages) {
    const prefix = prefixOf(language);
    if (prefix === '' || address.slice(0, prefix.length).toLowerCase() !== prefix) continue;
    const rest = address.slice(prefix.length);
    if (rest === '' || rest.startsWith('/') || rest.startsWith('?'))
      return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
  }
  return { language: 'en', rest: address };
}

/** The absolute address of a page in a language; `origin` has no slash at its end. */
export const pageUrl = (origin: string, language: Language, address: PageAddress) => origin + pathIn(language, address);

/** The tags that pages and formats of dates and numbers go by. */
export const localeOf = { en: 'en-IN', ml: 'ml-IN' } as const satisfies Record<Language, string>;

/** Returns the language of what a person has written, by its script; undefined without letters of either. */
export function languageOfText(text: string): Language | undefined {
  if (/[\u0d00-\u0d7f]/.test(text)) return 'ml';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

/** Returns the text of a record in a language: its Malayalam text where there is one, else the English. */
export const inLanguage = (language: Language, english: string, malayalam: string | null): string =>
  (language === 'ml' ? malayalam : null) ?? english;
