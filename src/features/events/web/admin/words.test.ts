import { expect, test } from 'vitest';
import { dayOrUnknown, descriptionOf, eventWhen, foundText, locationOf, titleOf } from './words';

test.each([
  ['2026-11-28T10:00:00.000+05:30', true, 'Nov 28, 2026, 10:00 AM'],
  ['2026-12-31T20:00:00.000Z', true, 'Jan 1, 2027, 01:30 AM'],
  ['2026-11-28T00:00:00.000+05:30', false, 'Nov 28, 2026'],
  ['', true, 'No date set'],
  [null, true, 'No date set'],
  ['next week', true, 'Invalid date'],
])('%s shows as %s in the committee’s zone', (event_date, has_time, text) =>
  expect(eventWhen({ event_date, has_time })).toBe(text),
);

test('missing values have their texts', () => {
  expect(titleOf({ title: '' })).toBe('Untitled Event');
  expect(descriptionOf({ description: '' })).toBe('No description available');
  expect(locationOf({ location: '' })).toBe('No location set');
  expect([null, '', 'x'].map(dayOrUnknown)).toEqual(['Unknown date', 'Unknown date', 'Unknown date']);
  expect(dayOrUnknown('2026-11-19T20:00:00Z')).toBe('Nov 20, 2026');
  expect([0, 1, 2].map(foundText)).toEqual(['0 events found', '1 event found', '2 events found']);
});
