import { expect, test } from 'vitest';
import { givenLast, stateOf } from './rules';

const day = (date: number) => new Date(2026, 10, date);

test('a purpose never asked about is neither given nor withdrawn', () => {
  expect(stateOf([], 1)).toBe('not_asked');
  expect(givenLast([])).toBeNull();
});

test('a consent to an older notice has to be renewed', () => {
  const decisions = [{ version: 1, givenAt: day(1), withdrawnAt: null }];
  expect(stateOf(decisions, 1)).toBe('given');
  expect(stateOf(decisions, 2)).toBe('renew');
  expect(stateOf([...decisions, { version: 2, givenAt: day(3), withdrawnAt: null }], 2)).toBe('given');
});

test('a purpose declined at once was never given; a withdrawn consent keeps the day it was given', () => {
  const declined = { version: 1, givenAt: day(2), withdrawnAt: day(2) };
  expect(stateOf([declined], 1)).toBe('withdrawn');
  expect(givenLast([declined])).toBeNull();
  expect(givenLast([{ version: 1, givenAt: day(1), withdrawnAt: day(4) }, declined])).toEqual(day(1));
});
