import { fillNotice, type Translator } from '~/platform/translate';
import type { Language, PlacesOf } from '~/shared/language';
import type { NewNotice } from './notify';
import type { notices } from './tables';

/** A notice's words: key and values, the English text made of them, and the ids of the people it names. */
export type NoticeWords = Required<Pick<NewNotice, 'key' | 'values' | 'text' | 'about'>>;

/** A person whom a text names. */
export interface Named {
  id: number;
  name: string;
}

/** The values of a text's placeholders: a person for `{name}`. The text has to be a literal type. */
type ValuesOf<T extends string> = string extends T
  ? [values: never]
  : 'name' extends PlacesOf<T>
    ? [values: { name: Named } & Record<Exclude<PlacesOf<T>, 'name'>, string | number>]
    : [values?: NoticeWords['values']];

/** A stored notice. */
export type NoticeRow = typeof notices.$inferSelect;

/** Returns a function that makes notices' words of a feature's catalogue (`notices` of its `texts/en.ts`) by key. */
export const createNoticeWords =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  <Key extends keyof Texts & string>(key: Key, ...[placed = {}]: ValuesOf<Texts[Key]>): NoticeWords => {
    const filled: Record<string, string | number | Named> = placed;
    const people = Object.values(filled).filter((value) => typeof value === 'object');
    const shown = (value: string | number | Named) => (typeof value === 'object' ? value.name : value);
    const values = Object.fromEntries(Object.entries(filled).map(([place, value]) => [place, shown(value)]));
    return { key, values, text: fillNotice(texts[key]!, values, 'en'), about: people.map(({ id }) => id) };
  };

/** Returns a function that makes a notice's title of a feature's catalogue, as `createNoticeWords` makes its words. */
export const createNoticeTitle =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  (titleKey: keyof Texts & string, values: NoticeWords['values']): Required<Pick<NewNotice, 'title' | 'titleKey'>> => ({
    titleKey,
    title: fillNotice(texts[titleKey]!, values, 'en'),
  });

/**
 * Returns a notice's text and title in a language. What has no key is shown as it is stored: a title that is content,
 * and the English words of an earlier version.
 */
export function localizeNotice(
  translator: Translator,
  { key, titleKey, values, text, title }: Pick<NoticeRow, 'key' | 'titleKey' | 'values' | 'text' | 'title'>,
  language: Language,
): { text: string; title: string } {
  const inLanguage = (of: string | null, stored: string) =>
    (of !== null && language !== 'en' && translator.notice(of, values ?? {}, language)) || stored;
  return { text: inLanguage(key, text), title: inLanguage(titleKey, title) };
}
