import { fold } from './fold';

/*
 * The second thing that texts are compared by: how a name sounds, roughly, in whichever script and spelling it is
 * written. Malayalam is first written with Latin letters as people do; then all that people write differently is made
 * one: zh and l, th, t and d, doubled letters, long vowels and short ones (docs/decisions/0030). The function
 * romanised() of migrations/0068_sounds-without-patterns.sql does the same, step by step;
 * tests/search/agreement.db.test.ts holds them together.
 */

type Pairs = readonly (readonly [string, string])[];

/** None of the rules looks across the edge of a word: so each word is romanised by itself, once. */
const APOSTROPHES = /'/g;
const NO_LETTERS = /[^\u0d00-\u0d7fa-z0-9]+/;
const MALAYALAM = /[\u0d00-\u0d7f]/;

/** Initials of names are English letters, written as they are called. */
const initials: Pairs = [
  [' എ ', ' a '],
  [' ബി ', ' b '],
  [' സി ', ' c '],
  [' ഡി ', ' d '],
  [' ഇ ', ' e '],
  [' എഫ് ', ' f '],
  [' ജി ', ' g '],
  [' എച്ച് ', ' h '],
  [' ഐ ', ' i '],
  [' ജെ ', ' j '],
  [' കെ ', ' k '],
  [' എൽ ', ' l '],
  [' എം ', ' m '],
  [' എൻ ', ' n '],
  [' ഒ ', ' o '],
  [' പി ', ' p '],
  [' ആർ ', ' r '],
  [' എസ് ', ' s '],
  [' ടി ', ' t '],
  [' യു ', ' u '],
  [' വി ', ' v '],
];
/** Letters that together are spoken otherwise than one by one. */
const together: Pairs = [
  ['റ്റ', 'ട്ട'],
  ['ന്റ', 'ന്ട'],
  ['യ്ക്ക', 'ക്ക'],
  ['െയ്', 'ൈ'],
  ['േയ്', 'ൈ'],
  // The half vowel at the end of a word, which some write as u; not after what only words of other languages end with.
  ['ജ് ', 'j '],
  ['ഫ് ', 'p '],
  ['ശ് ', 's '],
  ['ഷ് ', 's '],
  ['സ് ', 's '],
  ['ഹ് ', 'h '],
  ['് ', 'ു '],
];
/** Each with its a, unless another vowel follows, or none. */
const consonants: Pairs = [
  ['ക', 'ka'],
  ['ഖ', 'ka'],
  ['ഗ', 'ka'],
  ['ഘ', 'ka'],
  ['ങ', 'nga'],
  ['ച', 'cha'],
  ['ഛ', 'cha'],
  ['ജ', 'ja'],
  ['ഝ', 'ja'],
  ['ഞ', 'nja'],
  ['ട', 'ta'],
  ['ഠ', 'ta'],
  ['ഡ', 'ta'],
  ['ഢ', 'ta'],
  ['ണ', 'na'],
  ['ത', 'ta'],
  ['ഥ', 'ta'],
  ['ദ', 'ta'],
  ['ധ', 'ta'],
  ['ന', 'na'],
  ['ഩ', 'na'],
  ['പ', 'pa'],
  ['ഫ', 'pa'],
  ['ബ', 'ba'],
  ['ഭ', 'ba'],
  ['മ', 'ma'],
  ['യ', 'ya'],
  ['ര', 'ra'],
  ['റ', 'ra'],
  ['ല', 'la'],
  ['ള', 'la'],
  ['ഴ', 'la'],
  ['വ', 'va'],
  ['ശ', 'sa'],
  ['ഷ', 'sa'],
  ['സ', 'sa'],
  ['ഹ', 'ha'],
];
const vowels: Pairs = [
  ['a\u0d4d', ''],
  ['aാ', 'a'],
  ['aി', 'i'],
  ['aീ', 'i'],
  ['aു', 'u'],
  ['aൂ', 'u'],
  ['aൃ', 'ri'],
  ['aെ', 'e'],
  ['aേ', 'e'],
  ['aൈ', 'ai'],
  ['aൊ', 'o'],
  ['aോ', 'o'],
  ['aൗ', 'au'],
  ['ഐ', 'ai'],
  ['ഔ', 'au'],
  ['ഋ', 'ri'],
];
/** One letter for each; the rest of the script is removed. */
const letters = { from: 'അആഇഈഉഊഎഏഒഓൺൻർൽൾൿം', to: 'aaiiuueeoonnrllkm' };
const letterOf = new Map([...letters.from].map((letter, at) => [letter, letters.to[at]!]));
const LEFT = /[\u0d00-\u0d7f]/g;

/** What English spelling does with sounds, in this order; a blank is the edge of a word. ch becomes q. */
const spelling: Pairs = [
  ['q', 'k'],
  ['tch', 'ch'],
  ['cch', 'ch'],
  ['chh', 'ch'],
  ['chyu', 'chu'],
  ['jyo', 'jo'],
  ['ck', 'k'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['cy', 'sy'],
  ['ch', 'q'],
  ['zh', 'l'],
  ['sh', 's'],
  [' x', ' s'],
  ['x', 'ks'],
  ['nair', 'nayar'],
  [' iyer ', ' ayyar '],
  ['llai ', 'lla '],
  ['geo', 'jo'],
  ['rge ', 'rj '],
  ['ghese ', 'gis '],
  ['son ', 'san '],
  ['you', 'yu'],
  ['oo', 'u'],
  ['oa', 'o'],
  ['ee', 'i'],
  ['ea', 'i'],
  ['ie ', 'i '],
  ['ew', 'yu'],
  ['ou', 'au'],
  ['ow', 'au'],
  ['awa', 'ava'],
  ['awi', 'avi'],
  ['aw', 'au'],
  ['avu', 'au'],
  ['uva', 'ua'],
  [' aley', ' eli'],
  ['eya', 'aya'],
  ['eye', 'aye'],
  ['eyi', 'ayi'],
  ['eyo', 'ayo'],
  ['eyu', 'ayu'],
  ['ey', 'i'],
  // The last e of a word is silent; a single letter is an initial.
  [' e ', ' E '],
  ['e ', ' '],
  [' E ', ' e '],
];
/** In the first syllable, Shyla is Shaila; elsewhere a y is an i. */
const FIRST_Y = / (s?[bdhjklmnrv]|sh?)y(?=[bcdfghjklmnpqrstvxz])/g;
const sounds: Pairs = [
  ['kh', 'k'],
  ['gh', 'k'],
  ['jh', 'j'],
  ['th', 't'],
  ['dh', 't'],
  ['ph', 'p'],
  ['bh', 'b'],
  ['rh', 'r'],
  ['lh', 'l'],
  ['qh', 'q'],
  ['brahm', 'bram'],
  ['hm', 'ham'],
  ['hima', 'hama'],
  ['hj', 'j'],
  ['hn', 'n'],
  ['h ', ' '],
];
const coarse = { from: 'cdefgowyz', to: 'ktapkuvis' };
const coarseOf = new Map([...coarse.from].map((letter, at) => [letter, coarse.to[at]!]));
/** Twice over, for four in a row. */
const DOUBLED = /([abhijklmnpqrstuv])\1/g;
/** Sounds that change beside another. */
const beside: Pairs = [
  ['njq', 'nj'],
  ['nq', 'nj'],
  ['njnj', 'nj'],
  ['nh', 'nj'],
  ['nknk', 'nk'],
  ['mk', 'nk'],
  ['mp', 'mb'],
  ['nm', 'm'],
  ['ts', 'ls'],
  // What people write in different ways: Kunjumon and Kunhimon, Paramba and Parambu.
  ['kunju', 'kunji'],
  ['mba ', 'mbu '],
];

const replaceAll = (text: string, pairs: Pairs) => pairs.reduce((now, [from, to]) => now.replaceAll(from, to), text);

function eachOf(text: string, by: ReadonlyMap<string, string>): string {
  let result = '';
  for (const letter of text) result += by.get(letter) ?? letter;
  return result;
}

function inLatin(text: string): string {
  const latin = [initials, together, consonants, vowels].reduce(replaceAll, text);
  return eachOf(latin, letterOf).replace(LEFT, '');
}

/** The sounds of words, cached: names consist of the same words again and again. */
const known = new Map<string, string>();
const maxKnown = 20_000;

function soundOf(word: string): string {
  if (/^\d*$/.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const spaced = `  ${word}  `;
  const latin = replaceAll(MALAYALAM.test(word) ? inLatin(spaced) : spaced, spelling);
  const coarsened = eachOf(replaceAll(latin.replace(FIRST_Y, ' $1ai'), sounds), coarseOf);
  const sound = replaceAll(coarsened.replace(DOUBLED, '$1').replace(DOUBLED, '$1'), beside).trim();
  if (known.size >= maxKnown) known.clear();
  known.set(word, sound);
  return sound;
}

/** Returns how a text sounds: words of few small letters, each with a blank before and after it. */
export function romanised(text: string): string {
  const words = fold(text).replace(APOSTROPHES, '').split(NO_LETTERS).map(soundOf).filter(Boolean);
  return words.length === 0 ? ' ' : ` ${words.join(' ')} `;
}

/**
 * Removes the short a inside a word, which is hardly spoken, so that many leave it out: Shoranur is Shornur,
 * Gopalakrishnan Gopalkrishnan.
 */
export const withoutShortA = (sound: string) => sound.replace(/([^aiu ])a(?=[^aiu ])/g, '$1');

/**
 * Returns how a name sounds, in its words and as one (Unni Krishnan is also Unnikrishnan); then all of these without
 * the short a.
 */
export function romanisedName(name: string): string {
  const words = romanised(name);
  const sounds = ` ${words.replaceAll(' ', '')}${words}`;
  return sounds + withoutShortA(sounds).slice(1);
}
