import { expect, test } from 'vitest';
import { dayErrors, filtersOf, isFiltered, searchOf } from './filters';

const none = { actor: '', action: '', target: '', from: '', to: '', page: 1 };

test('an address and its filters lead to each other', () => {
  const address = 'actor=R%C3%A9ma&action=user.approve&target=shop%3A5&from=2026-03-01&to=2026-03-02&page=3';
  const filters = filtersOf(new URLSearchParams(address));
  expect(filters).toEqual({
    actor: 'Réma', action: 'user.approve', target: 'shop:5', from: '2026-03-01', to: '2026-03-02', page: 3,
  });
  expect(searchOf(filters).toString()).toBe(address);
  expect(isFiltered(filters)).toBe(true);
});

test('nothing in the address is everything, from the first page', () => {
  expect(filtersOf(new URLSearchParams())).toEqual(none);
  expect(searchOf(none).toString()).toBe('');
  expect(isFiltered(none)).toBe(false);
});

test.each(['0', '-1', '1.5', 'x', '', '99999999'])('page %j is the first', (page) => {
  expect(filtersOf(new URLSearchParams({ page })).page).toBe(1);
});

test('too long a text is cut', () => {
  expect(filtersOf(new URLSearchParams({ actor: 'x'.repeat(500) })).actor).toHaveLength(200);
});

test.each([
  [{ from: '2026-03-01', to: '2026-03-01' }, {}],
  [{ from: 'yesterday' }, { from: 'Please enter a valid date.' }],
  [{ to: '2026-02-30' }, { to: 'Please enter a valid date.' }],
  [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'This day is before the first one.' }],
])('days %j', (days, errors) => {
  expect(dayErrors({ ...none, ...days })).toEqual(errors);
});
