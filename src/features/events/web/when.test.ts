import { expect, test } from 'vitest';
import { longDay, machineDate, shortWhen, timeOf } from './when';

const event = (event_date: string, has_time = true) => ({ event_date, has_time });

test.each([
  ['2026-11-28T10:00:00.000+05:30', 'Sat, 28 Nov 2026, 10:00 am'],
  ['2026-11-28T12:05:00.000+05:30', 'Sat, 28 Nov 2026, 12:05 pm'],
  ['2026-12-31T20:00:00.000Z', 'Fri, 1 Jan 2027, 1:30 am'],
  ['2026-09-05T23:59:00.000+05:30', 'Sat, 5 Sept 2026, 11:59 pm'],
])('%s is %s in the site’s zone', (date, text) => expect(shortWhen(event(date))).toBe(text));

test('an event of which only the day is known shows no time', () => {
  const day = event('2026-11-28T00:00:00.000+05:30', false);
  expect(timeOf(day)).toBeNull();
  expect(shortWhen(day)).toBe('Sat, 28 Nov 2026');
  expect(longDay(day)).toBe('Saturday, 28 November 2026');
  expect(machineDate(day)).toBe('2026-11-28');
});
