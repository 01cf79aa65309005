import { fold } from './fold';
import { romanised, romanisedName, withoutShortA } from './romanised';

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
const searchText = (fields: readonly (string | null)[]) => fold(fields.map((field) => field ?? '').join('\n'));

/**
 * What a romanised text contains when it sounds like a word that is looked for: one of the first, one of the second, and so on.
 * Undefined for what has no sound: a phone number, an id, an e-mail address. Of few letters a whole word or the beginning of one
 * is wanted: they are in too many words. So it is with what is left without the short a.
 */
export function soundsOf(word: string): string[][] | undefined {
  if (/[\d@_%]/.test(word)) return undefined;
  const sounds = romanised(word).split(' ').filter(Boolean);
  // Without the half vowel at its end, which not everybody writes.
  if (fold(word).endsWith('\u0d4d')) sounds.push(...sounds.splice(-1).map((sound) => sound.replace(/u$/, '')));
  if (sounds.length === 0) return undefined;
  return sounds.map((sound) => {
    if (sound.length <= 3) return [sound.length < 3 ? ` ${sound} ` : ` ${sound}`];
    const short = withoutShortA(sound);
    return short.length > 3 ? [sound, ` ${short}`] : [sound];
  });
}

/** What of a record is searched. Names and texts are found by their sound too; codes (phones, ids, e-mail addresses) are not. */
interface Searched {
  names?: readonly (string | null)[];
  texts?: readonly (string | null)[];
  codes?: readonly (string | null)[];
}

/** A record as searches compare it: folded at once, romanised when that is first wanted, since most searches don't get so far. */
export class SearchKeys {
  readonly text: string;
  readonly #heard: Pick<Searched, 'names' | 'texts'>;
  #sound?: string;

  constructor({ names = [], texts = [], codes = [] }: Searched) {
    this.text = searchText([...names, ...texts, ...codes]);
    this.#heard = { names, texts };
  }

  get sound(): string {
    const { names = [], texts = [] } = this.#heard;
    return (this.#sound ??= [
      ...names.map((name) => romanisedName(name ?? '')),
      ...texts.map((text) => romanised(text ?? '')),
    ].join('\n'));
  }
}

/** The keys of records of one kind, made once for each of them. */
export function keysBy<R extends object>(searched: (record: R) => Searched): (record: R) => SearchKeys {
  const kept = new WeakMap<R, SearchKeys>();
  return (record) => {
    const keys = kept.get(record) ?? new SearchKeys(searched(record));
    kept.set(record, keys);
    return keys;
  };
}

/** Without arrays or functions of its own: it is asked for thousands of records at each letter that is typed. */
function howFound(
  keys: SearchKeys,
  wanted: readonly { word: string; sounds: string[][] | undefined }[],
): 'written' | 'heard' | undefined {
  let how: 'written' | 'heard' = 'written';
  for (const { word, sounds } of wanted) {
    if (keys.text.includes(word)) continue;
    if (!sounds) return undefined;
    how = 'heard';
    for (const either of sounds) if (!hasOne(keys.sound, either)) return undefined;
  }
  return how;
}

function hasOne(text: string, either: readonly string[]): boolean {
  for (const one of either) if (text.includes(one)) return true;
  return false;
}

/**
 * The records that have every one of the words in them, in their order; after them those in which some word is only found by its
 * sound, in the other script or in another spelling (docs/decisions/0030).
 */
export function findAll<R>(records: Iterable<R>, words: readonly string[], keysOf: (record: R) => SearchKeys): R[] {
  const wanted = words.map((word) => ({ word, sounds: soundsOf(word) }));
  const written: R[] = [];
  const heard: R[] = [];
  for (const record of records) {
    const how = howFound(keysOf(record), wanted);
    if (how === 'written') written.push(record);
    else if (how === 'heard') heard.push(record);
  }
  return heard.length === 0 ? written : [...written, ...heard];
}

/** Milliseconds of work at a time, and of rest after it: nobody waits for what is only made ahead. */
const slice = { work: 4, rest: 16 };

/**
 * Romanises records while there is time, so that the first search need not, and looks through each once: a text that was put together of
 * parts becomes one piece when it is first looked through. Gives what ends it.
 */
export function romaniseAhead(keys: readonly SearchKeys[]): () => void {
  let at = 0;
  const step = () => {
    const until = performance.now() + slice.work;
    while (at < keys.length && performance.now() < until) void keys[at++]!.sound.includes(' ');
    if (at < keys.length) timer = setTimeout(step, slice.rest);
  };
  let timer = setTimeout(step, slice.rest);
  return () => clearTimeout(timer);
}

/** -1, 0 or 1 by code unit: unlike the device's own collation, the same everywhere. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
