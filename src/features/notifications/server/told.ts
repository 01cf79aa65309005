import type { Translator } from '~/platform/translate';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import type { News } from './notify';
import type { notices } from './tables';

/** A notice's words: the key and values that it keeps, and the English text made of them. */
export type Words = Required<Pick<News, 'key' | 'values' | 'text'>>;

/** A notice as it is kept. */
export type NoticeRow = typeof notices.$inferSelect;

/** Makes notices' words of a feature's catalogue (`notices` of its `texts/en.ts`): English texts by key, with `{values}` in them. */
export const toldBy =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Words['values'] = {}): Words => ({ key, values, text: fillText<string>(texts[key], values) });

/** A notice's text in a language: what it keeps is English. One from before notices kept a key has no other text. */
export const textIn = (
  translator: Translator,
  { key, values, text }: Pick<NoticeRow, 'key' | 'values' | 'text'>,
  language: Language,
): string => (key !== null && language !== 'en' && translator.notice(key, values ?? {}, language)) || text;
