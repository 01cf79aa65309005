import { expect, test } from 'vitest';
import { formatDate, formatMoment } from './format-date';
import { formatTime } from './format-time';
import { both } from './texts/both';

const { dates } = both.ml;

test('a person who reads Malayalam gets the month and the part of the day in it', () => {
  expect(formatDate('2026-11-20', dates)).toBe('20 നവം 2026');
  expect(formatMoment('2026-11-20T10:00:00Z', dates)).toBe('20 നവം 2026, ഉച്ചയ്ക്ക് 3:30');
});

test.each([
  ['18:30', 'രാത്രി 12:00'],
  ['20:59', 'പുലർച്ചെ 2:29'],
  ['23:30', 'രാവിലെ 5:00'],
  ['06:30', 'ഉച്ചയ്ക്ക് 12:00'],
  ['11:00', 'വൈകിട്ട് 4:30'],
  ['15:00', 'രാത്രി 8:30'],
])('%s in Greenwich is %s', (utc, words) => {
  expect(formatMoment(`2026-11-20T${utc}:00Z`, dates)).toContain(`, ${words}`);
});

test('a time to the second has the part of the day before it', () => {
  expect(formatTime('2026-11-20T10:00:05Z', dates)).toBe('ഉച്ചയ്ക്ക് 3:30:05');
});
