import { expect, test } from 'vitest';
import { monthOf, monthsUntil } from './rules';

test('a month begins at midnight in Asia/Kolkata', () => {
  expect(monthOf(new Date('2026-10-31T18:29:59Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-10-31T18:30:00Z'))).toBe('2026-11');
});

test('the last months go back over the turn of the year, the oldest first', () => {
  const months = monthsUntil(new Date('2026-02-10T12:00:00Z'), 12);
  expect([months.length, months[0], months[10], months[11]]).toEqual([12, '2025-03', '2026-01', '2026-02']);
  expect(monthsUntil(new Date('2026-12-31T12:00:00Z'), 12)[0]).toBe('2026-01');
});
