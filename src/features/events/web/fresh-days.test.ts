import { expect, test } from 'vitest';
import { untilNextLook } from './fresh-days';

const MINUTE = 60_000;
const event = (event_date: string, days_until: number) => ({ event_date, days_until });
const at = (time: string) => new Date(`2026-11-20T${time}+05:30`);

test('the next refetch is when the day ends', () => {
  expect(untilNextLook([event('2026-11-25T10:00:00+05:30', 5)], at('23:59:00'))).toBe(MINUTE);
  expect(untilNextLook([], at('22:00:00'))).toBe(120 * MINUTE);
});

test('the next refetch is when an event begins before that', () => {
  expect(untilNextLook([event('2026-11-20T18:30:00+05:30', 0)], at('18:00:00'))).toBe(30 * MINUTE);
});

test('a device with a fast clock refetches each minute until the server’s day has turned', () => {
  expect(untilNextLook([event('2026-11-25T10:00:00+05:30', 6)], at('00:00:20'))).toBe(MINUTE);
});
