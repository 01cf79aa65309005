import { expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const posted = '2026-11-20T15:30:00.000+05:30';
const start = new Date(posted).getTime();
const after = (seconds: number) => relativeTime(posted, start + seconds * 1000);

test.each([
  [0, 'now'],
  [59.999, 'now'],
  [60, '1 minute ago'],
  [119, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [23.99 * 3600, '23 hours ago'],
  [24 * 3600, '1 day ago'],
  [400 * 24 * 3600, '400 days ago'],
])('after %s seconds it says %s', (seconds, words) => {
  expect(after(seconds)).toBe(words);
});

test('a device whose clock is behind, or a time that is none, says now', () => {
  expect(after(-3600)).toBe('now');
  expect(relativeTime('', start)).toBe('now');
});
