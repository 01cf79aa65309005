import { describe, expect, test } from 'vitest';
import { fold } from '~/shared/fold';
import { romanisedName } from '~/shared/romanised';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { namePairs } from './name-pairs';

interface Person {
  name: string;
  /** How the same name is written otherwise. */
  owner: string;
}

const pairs = namePairs();
const people = [...new Map(pairs.flatMap(({ malayalam, latin }) => [malayalam, latin].map((name): [string, Person] => [name, { name, owner: malayalam }]))).values()];
const personOf = new Map(people.map((person) => [person.name, person]));
const keysOf = keysBy(({ name }: Person) => ({ names: [name] }));
const search = (typed: string, among: readonly Person[]) => findAll(among, searchWords(typed), keysOf);

/** Each of the two finds the other, whichever is typed. */
const isFound = ({ malayalam, latin }: (typeof pairs)[number]) =>
  search(malayalam, [personOf.get(latin)!]).length === 1 && search(latin, [personOf.get(malayalam)!]).length === 1;
const shareFound = (some: typeof pairs) => some.filter(isFound).length / some.length;

/** How all of a name sounds, with or without the half vowel at its end. */
const wholeSound = (name: string) => {
  const sound = romanisedName(name).split(' ')[1]!;
  return fold(name).endsWith('്') ? sound.replace(/u$/, '') : sound;
};

describe('a name in one script finds it in the other', () => {
  test('three hundred names, a third of which the rules were not made for', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    expect(pairs.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(100);
  });

  test('at least 95 of 100 find each other, and 94 of those that the rules were not made for', () => {
    expect(shareFound(pairs)).toBeGreaterThanOrEqual(0.95);
    expect(shareFound(pairs.filter(({ heldOut }) => heldOut))).toBeGreaterThanOrEqual(0.94);
  });

  test('at most 5 of 100 find somebody else whose whole name sounds the same, and few a name that they are a part of', () => {
    const others = people.map(({ name, owner }) => ({ name, found: search(name, people).filter((person) => person.owner !== owner) }));
    const whole = others.filter(({ name, found }) => found.some((other) => wholeSound(other.name) === wholeSound(name)));
    expect(whole.length / people.length).toBeLessThanOrEqual(0.05);
    expect(others.filter(({ found }) => found.length > 0).length / people.length).toBeLessThanOrEqual(0.1);
  });
});

describe('what is found', () => {
  const names = (typed: string, among: readonly string[]) => search(typed, among.map((name) => ({ name, owner: name }))).map(({ name }) => name);

  test.each([
    ['Shankaran', ['Sankaran', 'ശങ്കരൻ', 'Shankaran Nair'], ['Shankaran Nair', 'Sankaran', 'ശങ്കരൻ']],
    ['krishnan', ['ഉണ്ണികൃഷ്ണൻ'], ['ഉണ്ണികൃഷ്ണൻ']],
    ['unnikrishnan', ['Unni Krishnan'], ['Unni Krishnan']],
    ['K. P. Unnikrishnan', ['കെ.പി. ഉണ്ണികൃഷ്ണൻ', 'എം.പി. ഉണ്ണികൃഷ്ണൻ'], ['കെ.പി. ഉണ്ണികൃഷ്ണൻ']],
    ['പാലക്കാട്', ['Palakkad', 'Palakkadu'], ['Palakkad', 'Palakkadu']],
    ['palakkadu', ['പാലക്കാട്'], ['പാലക്കാട്']],
    ['ലത', ['Latha', 'Kalathil'], ['Latha']],
    ['th', ['Latha', 'Tara'], ['Latha']],
  ])('%s, what is written so first', (typed, among, found) => expect(names(typed, among)).toEqual(found));

  test('phones, ids and e-mail addresses are found as they are written, and by nothing else', () => {
    const records = [{ phone: '9447012345', email: 'shaji@example.org', id: 'PKD-0042' }];
    const found = (typed: string) => findAll(records, searchWords(typed), keysBy(({ phone, email, id }) => ({ codes: [phone, email, id] }))).length;
    expect(['94470 12345', 'shaji@', 'pkd-0042'].map(found)).toEqual([1, 1, 1]);
    expect(['saji', 'shaaji', 'ഷാജി', '447012344'].map(found)).toEqual([0, 0, 0, 0]);
  });
});

describe('one letter is one letter, however it is written', () => {
  test.each([
    ['a chillu of old and of today', 'അവന്\u200d', 'അവൻ'],
    ['the other chillus', 'ണ്\u200d ര്\u200d ല്\u200d ള്\u200d ക്\u200d', 'ൺ ർ ൽ ൾ ൿ'],
    ['nta in three ways', 'എൻ്റെ എന്\u200dറെ', 'എന്റെ എന്റെ'],
    ['joiners', 'അപ്\u200cലോഡ്', 'അപ്ലോഡ്'],
    ['vowels in two parts', 'ക\u0d46\u0d3e', 'കൊ'],
    ['accents and case', 'ÉCOLE Łódź', 'ecole lodz'],
  ])('%s', (_, one, other) => expect(fold(one)).toBe(fold(other)));

  test('different letters stay different', () => expect(fold('കനം')).not.toBe(fold('കണം')));
});
