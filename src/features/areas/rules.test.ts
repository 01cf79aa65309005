import { expect, test } from 'vitest';
import { addedToday } from './rules';

test('a day begins and ends in the site’s zone', () => {
  const areaOf = (created_at: string) => ({ created_at });
  const list = [
    areaOf('2026-11-19T23:59:59.999+05:30'),
    areaOf('2026-11-20T00:00:00.000+05:30'),
    areaOf('2026-11-20T23:59:59.999+05:30'),
    areaOf('2026-11-21T00:00:00.000+05:30'),
  ];
  expect(addedToday(list, new Date('2026-11-19T20:00:00Z'))).toBe(2);
  expect(addedToday([], new Date())).toBe(0);
});
