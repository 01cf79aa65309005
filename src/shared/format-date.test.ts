import { expect, test } from 'vitest';
import { formatDate, formatMoment } from './format-date';
import { formatTime } from './format-time';

test('an instant is shown as the day it is in Kerala', () => {
  expect(formatDate('2026-11-20T23:59:00.000+05:30')).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20T18:45:00Z')).toBe('21 Nov 2026');
});

test('a day is shown as it is', () => expect(formatDate('1998-01-01')).toBe('1 Jan 1998'));

test('September is shortened in one way, whatever the browser knows', () => {
  expect(formatDate('2026-09-05')).toBe('5 Sept 2026');
  expect(formatMoment('2026-09-05T18:30:00Z')).toBe('6 Sept 2026, 12:00 am');
});

test('nothing, and what is no date, is nothing', () => {
  expect([formatDate(null), formatDate(undefined), formatDate(''), formatDate('soon')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a moment is shown in Kerala’s time', () => {
  expect(formatMoment('2026-11-20T10:00:00Z')).toBe('20 Nov 2026, 3:30 pm');
  expect([formatMoment(null), formatMoment(''), formatMoment('soon')]).toEqual([null, null, null]);
});

test('a time to the second is shown as all others are', () =>
  expect(formatTime('2026-11-20T10:00:05Z')).toBe('3:30:05 pm'));
