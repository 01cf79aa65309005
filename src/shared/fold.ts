/*
 * What texts are compared by, here and in the database: the function fold() of migrations/0022_two-scripts.sql does the
 * same, step by step, and tests/search/agreement.db.test.ts holds them together (docs/decisions/0030).
 */

/** Accents of Latin letters only: in Malayalam, the combining signs are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Signs without a width. Chillus of old are looked at before. */
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Chillus as they were written before they had a sign of their own: letter, virama, joiner. */
const oldChillus = [
  ['ണ്\u200d', 'ൺ'],
  ['ന്\u200d', 'ൻ'],
  ['ര്\u200d', 'ർ'],
  ['റ്\u200d', 'ർ'],
  ['ല്\u200d', 'ൽ'],
  ['ള്\u200d', 'ൾ'],
  ['ക്\u200d', 'ൿ'],
] as const;

/**
 * One letter for each: Latin letters that are no letter with an accent, and signs that keyboards have in similar forms.
 */
const alike = {
  from: 'øØđĐðÐłŁħĦıŧŦŋŊĸƀƁƂƃƇƈƉƊƋƌƐƑƒƓƖƗƘƙƚƝƞƤƥƫƬƭƮƲƳƴƵƶǤǥȡȤȥȴȵȶȷȺȻȼȽȾȿɀɃɄɆɇɈɉɌɍɎɏ' + `‘’‛′ʼʹ‚“”‟„‐‑‒–—―−⁄×÷¡¿ς`,
  to: 'ooddddllhhittnnqbbbbccddddeffgiikklnnppttttvyyzzggdzzlntjaccltszbueejjrryy' + `'''''',""""-------/*/!?σ`,
};
const letters = new Map([...alike.from].map((letter, at) => [letter, alike.to[at]!]));
const ALIKE = new RegExp(`[${alike.from}]`, 'g');
/** More than one letter for each. */
const written = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['«', '<<'],
  ['»', '>>'],
  ['©', '(c)'],
  ['®', '(r)'],
  ['±', '+/-'],
] as const;

/** The same letter in two spellings: the dot of old for r, the vowel au, and nta with its chillu or without. */
const spellings = [
  ['ൎ', 'ർ'],
  ['ൌ', 'ൗ'],
  ['ൻ്റ', 'ന്റ'],
  ['ൻറ', 'ന്റ'],
] as const;

const replaceAll = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((now, [from, to]) => now.replaceAll(from, to), text);

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/**
 * Returns a text as searches compare it: without case and accents, and Malayalam in one spelling of the several it has.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  const joined = replaceAll(bare, oldChillus).replace(JOINERS, '');
  const latin = replaceAll(
    joined.replace(ALIKE, (letter) => letters.get(letter)!),
    written,
  );
  return replaceAll(latin.normalize('NFC'), spellings);
}
