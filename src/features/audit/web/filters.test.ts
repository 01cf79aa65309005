import { expect, test } from 'vitest';
import { addressOf, dayErrors, isFiltered } from './filters';

const none = { actor: '', action: '', target: '', from: '', to: '', page: 1 };

test('every person and every thing has an address with all its entries', () => {
  expect(addressOf({ target: 'shop:5' })).toBe('?target=shop%3A5');
});

test('white space filters nothing', () => {
  expect(isFiltered({ ...none, actor: ' ' })).toBe(false);
  expect(isFiltered({ ...none, to: '2026-03-01' })).toBe(true);
});

test.each([
  [{ from: '2026-03-01', to: '2026-03-01' }, {}],
  [{ from: 'yesterday' }, { from: 'Please enter a valid date.' }],
  [{ to: '2026-02-30' }, { to: 'Please enter a valid date.' }],
  [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'This day is before the first one.' }],
])('days %j', (days, errors) => {
  expect(dayErrors({ ...none, ...days })).toEqual(errors);
});
