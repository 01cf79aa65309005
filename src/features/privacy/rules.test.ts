import { expect, test } from 'vitest';
import { givenLast, stateOf } from './rules';

const day = (date: number) => new Date(2026, 10, date);

test('a purpose that nobody was asked about is neither given nor withdrawn', () => {
  expect(stateOf([], 1)).toBe('not_asked');
  expect(givenLast([])).toBeNull();
});

test('an agreement to an older notice is to be renewed', () => {
  const given = [{ version: 1, givenAt: day(1), withdrawnAt: null }];
  expect(stateOf(given, 1)).toBe('given');
  expect(stateOf(given, 2)).toBe('renew');
  expect(stateOf([...given, { version: 2, givenAt: day(3), withdrawnAt: null }], 2)).toBe('given');
});

test('what was declined at once was never given; what was withdrawn, when it was', () => {
  const declined = { version: 1, givenAt: day(2), withdrawnAt: day(2) };
  expect(stateOf([declined], 1)).toBe('withdrawn');
  expect(givenLast([declined])).toBeNull();
  expect(givenLast([{ version: 1, givenAt: day(1), withdrawnAt: day(4) }, declined])).toEqual(day(1));
});
