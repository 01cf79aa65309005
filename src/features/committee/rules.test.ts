import { expect, test } from 'vitest';
import { isMember, nextChange, rankOf, stateOn } from './rules';

test.each([
  ['2026-03-31', 'coming'],
  ['2026-04-01', 'current'],
  ['2027-03-31', 'current'],
  ['2027-04-01', 'past'],
] as const)('a term from 1 April to 31 March is on %s %s', (today, state) => {
  expect(stateOn(today, { since: '2026-04-01', until: '2027-03-31' })).toBe(state);
});

test('a term without an end is never past', () => {
  expect(stateOn('2099-01-01', { since: '2026-04-01', until: null })).toBe('current');
});

test('a committee is listed from the president down, other offices before its members', () => {
  const titles = ['Member', 'Auditor', 'treasurer', 'Joint Secretary', ' President ', 'Secretary', 'Vice President'];
  expect(titles.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([
    ' President ',
    'Vice President',
    'Secretary',
    'Joint Secretary',
    'treasurer',
    'Auditor',
    'Member',
  ]);
  expect(titles.filter(isMember)).toEqual(['Member']);
});

test('a committee changes on the first day of a term and on the day after its last', () => {
  const terms = [
    { since: '2024-04-01', until: '2026-12-31' },
    { since: '2026-11-23', until: null },
    { since: '2020-01-01', until: '2020-12-31' },
  ];
  expect(nextChange('2026-11-22', terms)).toBe('2026-11-23');
  expect(nextChange('2026-11-23', terms)).toBe('2027-01-01');
  expect(nextChange('2026-12-31', terms)).toBe('2027-01-01');
  expect(nextChange('2027-01-01', terms)).toBeNull();
});
