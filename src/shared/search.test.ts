import { describe, expect, test, vi } from 'vitest';
import { fold } from './fold';
import { compare, findAll, romaniseAhead, SearchKeys, searchWords } from './search';

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
  const keys = new SearchKeys({ names: ['André', null], codes: ['a@example.org', '9447012345'] });
  const isFound = (words: string[]) => findAll([keys], words, (one) => one).length === 1;
  expect(isFound(['andre', '9447'])).toBe(true);
  expect(isFound(['org944'])).toBe(false);
  expect(isFound([])).toBe(true);
});

test('accents go, vowel signs of Malayalam stay', () =>
  expect([fold('É'), fold('കീ')]).toEqual(['e', 'കീ'.normalize('NFD')]));

test('texts compare the same everywhere', () => expect(['b', 'a', 'b'].sort(compare)).toEqual(['a', 'b', 'b']));

test('records are romanised ahead, until it is ended', async () => {
  let [romanised, others] = [0, 0];
  const counting = (count: () => void) =>
    ({
      get sound() {
        count();
        return '';
      },
    }) as SearchKeys;
  romaniseAhead(Array.from({ length: 50 }, () => counting(() => (romanised += 1))));
  romaniseAhead([counting(() => (others += 1))])();
  await vi.waitFor(() => expect(romanised).toBe(50));
  expect(others).toBe(0);
});
