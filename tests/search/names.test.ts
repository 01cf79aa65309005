import { describe, expect, test } from 'vitest';
import { fold } from '~/shared/fold';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { namePairs, type NamePair } from './name-pairs';

interface Person {
  name: string;
  /** Spellings of the same name. */
  owner: string;
}

const sets = namePairs();
const keysOf = keysBy(({ name }: Person) => ({ names: [name] }));
const search = (typed: string, among: readonly Person[]) => findAll(among, searchWords(typed), keysOf);

/** Each of the two finds the other, whichever is typed. */
const isFound = ({ malayalam, latin }: NamePair) =>
  [
    [malayalam, latin],
    [latin, malayalam],
  ].every(([typed, name]) => search(typed!, [{ name: name!, owner: malayalam }]).length === 1);

describe('a name in one script finds it in the other', () => {
  test('eight hundred names, two hundred of which came after the rules of their day', () => {
    expect(sets.map(({ length }) => length)).toEqual([200, 102, 291, 85, 159]);
  });

  describe.each(sets.map((pairs, at) => ({ pairs, at })))('set $at', ({ pairs }) => {
    const people = pairs.flatMap(({ malayalam, latin }): Person[] =>
      [malayalam, latin].map((name) => ({ name, owner: malayalam })),
    );
    const others = people.map(({ name, owner }) => ({
      name,
      found: search(name, people).filter((person) => person.owner !== owner),
    }));

    test('at least 95 of 100 find each other', () => {
      expect(pairs.filter(isFound).length / pairs.length).toBeGreaterThanOrEqual(0.95);
    });

    test('at most 5 of 100 find another person, by a whole name that sounds the same or by a part of one', () => {
      expect(others.filter(({ found }) => found.length > 0).length / people.length).toBeLessThanOrEqual(0.05);
    });
  });
});

describe('what is found', () => {
  const names = (typed: string, among: readonly string[]) =>
    search(
      typed,
      among.map((name) => ({ name, owner: name })),
    ).map(({ name }) => name);

  test.each([
    ['Shankaran', ['Sankaran', 'ശങ്കരൻ', 'Shankaran Nair'], ['Shankaran Nair', 'Sankaran', 'ശങ്കരൻ']],
    ['krishnan', ['ഉണ്ണികൃഷ്ണൻ'], ['ഉണ്ണികൃഷ്ണൻ']],
    ['unnikrishnan', ['Unni Krishnan'], ['Unni Krishnan']],
    ['K. P. Unnikrishnan', ['കെ.പി. ഉണ്ണികൃഷ്ണൻ', 'എം.പി. ഉണ്ണികൃഷ്ണൻ'], ['കെ.പി. ഉണ്ണികൃഷ്ണൻ']],
    ['പാലക്കാട്', ['Palakkad', 'Palakkadu'], ['Palakkad', 'Palakkadu']],
    ['palakkadu', ['പാലക്കാട്'], ['പാലക്കാട്']],
    ['ഷൊർണൂർ', ['Shoranur', 'Sharanya'], ['Shoranur']],
    ['Gopalkrishnan', ['ഗോപാലകൃഷ്ണൻ', 'Gopalan'], ['ഗോപാലകൃഷ്ണൻ']],
    ['ലത', ['Latha', 'Kalathil'], ['Latha']],
    ['th', ['Latha', 'Tara'], ['Latha']],
    ['ദീപ', ['സ്റ്റീഫൻ', 'Deepa', 'Sandeepan'], ['Deepa']],
    ['രാജൻ', ['Nadarajan', 'Rajanna'], ['Nadarajan', 'Rajanna']],
    ['ആമിന', ['Shameena', 'Amina', 'Aminath'], ['Amina', 'Aminath']],
  ])('%s, what is written so first', (typed, among, found) => expect(names(typed, among)).toEqual(found));

  test('phones, ids and e-mail addresses are found as they are written, and by nothing else', () => {
    const records = [{ phone: '9447012345', email: 'shaji@example.org', id: 'PKD-0042' }];
    const found = (typed: string) =>
      findAll(
        records,
        searchWords(typed),
        keysBy(({ phone, email, id }) => ({ codes: [phone, email, id] })),
      ).length;
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
