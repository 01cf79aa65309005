import { describe, expect, test } from 'vitest';
import { fold } from './fold';
import { compare, hasWords, searchText, searchWords } from './search';

describe('words that are looked for', () => {
  test.each([
    ['  Ábdul  AZEEZ ', ['abdul', 'azeez']],
    ['+91 94470-12345', ['9447012345']],
    ['094470 12345', ['9447012345']],
    ['9447', ['9447']],
    ['അനിത', ['അനിത']],
    ['   ', []],
  ])('%s', (typed, words) => expect(searchWords(typed)).toEqual(words));
});

test('a word is found in one field, not across two', () => {
  const text = searchText(['André', null, 'a@example.org', '9447012345']);
  expect(hasWords(text, ['andre', '9447'])).toBe(true);
  expect(hasWords(text, ['org944'])).toBe(false);
  expect(hasWords(text, [])).toBe(true);
});

test('accents go, vowel signs of Malayalam stay', () => expect([fold('É'), fold('കീ')]).toEqual(['e', 'കീ'.normalize('NFD')]));

test('texts compare the same everywhere', () => expect(['b', 'a', 'b'].sort(compare)).toEqual(['a', 'b', 'b']));
