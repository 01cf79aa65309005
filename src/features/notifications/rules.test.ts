import { expect, test } from 'vitest';
import { nextDigest } from './rules';

test("the daily mail goes out at the coming eight o'clock in India", () => {
  expect(nextDigest(new Date('2026-11-20T07:59:59+05:30'))).toEqual(new Date('2026-11-20T08:00:00+05:30'));
  expect(nextDigest(new Date('2026-11-20T08:00:00+05:30'))).toEqual(new Date('2026-11-21T08:00:00+05:30'));
  expect(nextDigest(new Date('2026-11-20T23:30:00Z'))).toEqual(new Date('2026-11-21T08:00:00+05:30'));
});
