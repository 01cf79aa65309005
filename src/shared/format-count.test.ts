import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test('numbers are grouped as in India', () => {
  expect([7, 1505, 100_000].map(formatCount)).toEqual(['7', '1,505', '1,00,000']);
});
