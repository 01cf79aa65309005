import { expect, test } from 'vitest';
import { counted, showCount } from './show-count';

test('numbers are grouped as in India', () => {
  expect([7, 1505, 100_000].map(showCount)).toEqual(['7', '1,505', '1,00,000']);
});

test('one is singular, all others are plural', () => {
  expect([0, 1, 1505].map((count) => counted(count, 'shop'))).toEqual(['0 shops', '1 shop', '1,505 shops']);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
