import { expect, test } from 'vitest';
import { ageOf, look, offsetBy, wallNow, wasSet } from './clock';

const hour = 3_600_000;
const state = (offset: number | null = 1000) => ({ last: { wall: 100_000, mono: 5000 }, offset });

test('a clock that goes on as it should changes nothing', () => {
  expect(look(state(), { wall: 101_000, mono: 6000 })).toEqual({ last: { wall: 101_000, mono: 6000 }, offset: 1000 });
});

test('a clock that was set back is known: the server is ahead of it by so much more', () => {
  expect(look(state(), { wall: 101_000 - hour, mono: 6000 }).offset).toBe(1000 + hour);
  expect(look(state(null), { wall: 101_000 - hour, mono: 6000 }).offset).toBeNull();
});

test('a clock that was set forward is unknown until the server is asked', () => {
  expect(look(state(), { wall: 101_000 + hour, mono: 6000 }).offset).toBeNull();
});

test('a phone that slept keeps what it knows', () => {
  expect(look(state(), { wall: 100_000 + hour, mono: 5000 + 20_000 }).offset).toBe(1000);
});

test('the offset by a header of whole seconds', () => {
  expect(offsetBy('Sat, 28 Nov 2026 10:00:00 GMT', Date.UTC(2026, 10, 28, 7), Date.UTC(2026, 10, 28, 7) + 200)).toBe(
    3 * hour + 400,
  );
  expect(offsetBy(null, 0, 0)).toBeNull();
});

test('a scan from before the clock was set has the time of the clock as it is now', () => {
  // Right at the scan, three hours slow now.
  expect(wallNow(10 * hour, 0, 3 * hour)).toBe(7 * hour);
  expect(wallNow(10 * hour, 200, 900)).toBe(10 * hour);
  expect(wallNow(10 * hour, null, 3 * hour)).toBe(10 * hour);
});

test('the order of a scan is unsure where the clock was set since, also before this page was opened', () => {
  expect(wasSet(0, 0, 3 * hour)).toBe(true);
  expect(wasSet(null, 0, 3 * hour)).toBe(true);
  expect(wasSet(200, 0, 900)).toBe(false);
  expect(wasSet(null, null, 3 * hour)).toBe(false);
});

test.each([
  [14, 'fresh'],
  [15, 'old'],
  [59, 'old'],
  [60, 'stale'],
])('a list of %i minutes is %s', (minutes, age) => {
  expect(ageOf(0, minutes * 60_000)).toBe(age);
});
