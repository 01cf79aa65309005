import { fillText } from '~/shared/fill-text';
import type { News } from './notify';

/** A notice's words: the key and values that it keeps, and the English text made of them. */
export type Words = Required<Pick<News, 'key' | 'values' | 'text'>>;

/** Makes notices' words of a feature's catalogue (its `content/notice-texts.ts`): English texts by key, with `{values}` in them. */
export const toldBy =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Words['values'] = {}): Words => ({ key, values, text: fillText(texts[key], values) });
