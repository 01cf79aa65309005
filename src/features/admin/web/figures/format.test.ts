import { expect, test } from 'vitest';
import { monthNames, showSize } from './format';

test('a month is three letters on an axis and whole in words, whatever the zone of the device', () => {
  expect(monthNames('2026-09')).toEqual({ short: 'Sep', long: 'September 2026', year: '2026' });
  expect(monthNames('2027-01')).toEqual({ short: 'Jan', long: 'January 2027', year: '2027' });
});

test('storage is shown in megabytes, from one gigabyte on in gigabytes', () => {
  expect([0, 800_000, 64 * 1_048_576, 1_073_741_824, 270_582_939_648].map(showSize)).toEqual([
    '0 MB',
    '1 MB',
    '64 MB',
    '1.0 GB',
    '252.0 GB',
  ]);
});
