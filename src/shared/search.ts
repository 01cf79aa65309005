import { fold } from './fold';
import { romanised, romanisedName, withoutShortA } from './romanised';

/** Returns the words of a text, folded. */
export const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/**
 * Returns the words that a search looks for, folded. A found record has all of them; without any words, every record is
 * found.
 */
export function searchWords(text: string): string[] {
  const typed = fold(text).trim();
  // A phone number as people write it: 94470 12345, +91-94470-12345.
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return [typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')];
  return wordsOf(typed);
}

/** Returns the text of a record that is searched, folded. Line breaks keep a word from matching across two fields. */
const searchText = (fields: readonly (string | null)[]) => fold(fields.map((field) => field ?? '').join('\n'));

/**
 * Returns what a romanised text contains when it sounds like a word that is looked for: one of the first, one of the
 * second, and so on. Undefined for what has no sound: a phone number, an id, an e-mail address. Few letters have to be
 * a whole word, its beginning or its end: they are in too many words. The same holds for what is left without the short
 * a. Up to five letters that begin with a vowel have to begin a word: inside it that vowel belongs to the syllable
 * before it (Amina and Shameena).
 */
export function soundsOf(word: string): string[][] | undefined {
  if (/[\d@_%]/.test(word)) return undefined;
  const sounds = romanised(word).split(' ').filter(Boolean);
  // Without the half vowel at its end, which not every person writes.
  if (fold(word).endsWith('\u0d4d')) sounds.push(...sounds.splice(-1).map((sound) => sound.replace(/u$/, '')));
  if (sounds.length === 0) return undefined;
  return sounds.map((sound) => {
    const short = withoutShortA(sound);
    return short.length > 3 ? [...placesOf(sound), ` ${short}`] : placesOf(sound);
  });
}

/** Returns the sound as a whole word, at the edges of words where it may stand, or anywhere. */
function placesOf(sound: string): string[] {
  if (sound.length < 3) return [` ${sound} `];
  if (sound.length === 3 || (sound.length <= 5 && /^[aiu]/.test(sound))) return [` ${sound}`];
  return sound.length === 4 ? [` ${sound}`, `${sound} `] : [sound];
}

/**
 * What of a record is searched. Names and texts are found by their sound too; codes (phones, ids, e-mail addresses) are
 * not.
 */
interface Searched {
  names?: readonly (string | null)[];
  texts?: readonly (string | null)[];
  codes?: readonly (string | null)[];
}

/**
 * A record as searches compare it: folded at once, romanised when that is first wanted, since most searches don't get
 * so far.
 */
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

/** Returns a function that makes the keys of records of one kind, once for each record. */
export function keysBy<R extends object>(searched: (record: R) => Searched): (record: R) => SearchKeys {
  const cached = new WeakMap<R, SearchKeys>();
  return (record) => {
    const keys = cached.get(record) ?? new SearchKeys(searched(record));
    cached.set(record, keys);
    return keys;
  };
}

/** Without arrays or functions of its own: it is called for thousands of records at each letter that is typed. */
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
 * Returns the records that have every one of the words in them, in their order; after them those in which some word is
 * only found by its sound, in the other script or in another spelling (docs/decisions/0030).
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

/** Returns whether a word has too few letters to be looked for anywhere in a name: it has to begin a word of it. */
export const isShort = (word: string): boolean => [...word].length < 3;

/**
 * Returns how near a name is to the words that are looked for: 0 it is the name, 1 the name begins so, 2 each word
 * begins a word of the name, 3 each is written in it, 4 the name sounds so, 5 each word sounds like a part of it;
 * undefined: not at all.
 */
export function nearness(name: string, words: readonly string[]): number | undefined {
  const whole = words.join(' ');
  const written = wordsOf(name).join(' ');
  const begins = (word: string) => ` ${written}`.includes(` ${word}`);
  if (written === whole) return 0;
  if (written.startsWith(whole)) return 1;
  if (words.every(begins)) return 2;
  const sound = romanisedName(name);
  const hears = (word: string) => soundsOf(word)?.every((either) => hasOne(sound, either)) ?? false;
  const reads = (word: string) => (isShort(word) ? begins(word) : written.includes(word));
  if (!words.every((word) => reads(word) || hears(word))) return undefined;
  if (words.every(reads)) return 3;
  return sound.includes(` ${romanised(whole).replaceAll(' ', '')} `) ? 4 : 5;
}

/** How long it works at a time, and rests after it, in ms: no person waits for what is only prepared. */
const slice = { work: 4, rest: 16 };

/**
 * Romanises records while there is time, so that the first search need not, and looks through each once: a text that
 * was put together of parts becomes one piece when it is first looked through. Returns the function that ends it.
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

/** Returns -1, 0 or 1, of texts by code unit: unlike the device's own collation, the same everywhere. */
export const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
