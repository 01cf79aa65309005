import { expect, test } from 'vitest';
import { monthNames } from './format';

test('a month is three letters on an axis and whole in words, whatever the zone of the device', () => {
  expect(monthNames('2026-09')).toEqual({ short: 'Sep', long: 'September 2026', year: '2026' });
  expect(monthNames('2027-01')).toEqual({ short: 'Jan', long: 'January 2027', year: '2027' });
});
