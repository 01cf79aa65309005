import { expect, test } from 'vitest';
import { refuseStale } from './stale';

const row = { updatedAt: new Date('2026-11-20T10:00:00.123Z') };

test.each(['2026-11-20T10:00:00.123Z', '2026-11-20T15:30:00.123+05:30', undefined])('%s is what there is', (read) => {
  expect(() => refuseStale(row, read)).not.toThrow();
});

test.each([
  ['older', '2026-11-20T09:59:59.000Z'],
  ['newer, as after a save by an instance whose clock is behind', '2026-11-20T10:00:02.000Z'],
])('what was read is another state: %s', (_, read) => {
  expect(() => refuseStale(row, read)).toThrow(expect.objectContaining({ status: 409, code: 'stale' }));
});
